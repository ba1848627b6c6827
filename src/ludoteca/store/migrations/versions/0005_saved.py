"""A table keeps a copy of its state, so that no change of the rules can lock it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "saved",
        sa.Column("match", sa.Text, sa.ForeignKey("tables.id"), primary_key=True, quote=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("picks", sa.Integer, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("check", sa.Text, nullable=False, quote=True),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("begins", sa.Boolean, nullable=False, server_default=sa.false()),
    )
