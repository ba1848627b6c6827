"""How long answers out of turn take at a table; the proof of the shuffle of a record that was brought in."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("pause", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("proof", sa.Text))
