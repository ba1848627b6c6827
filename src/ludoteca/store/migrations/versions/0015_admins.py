"""Administrators; people whom they block, tables that they close."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "admins",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.add_column("players", sa.Column("blocked", sa.BigInteger))
    op.add_column("tables", sa.Column("shut", sa.Boolean, nullable=False, server_default=sa.false()))
