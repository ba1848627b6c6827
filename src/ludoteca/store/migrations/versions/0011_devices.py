"""The browsers that hold somebody's cookie. Those from before there was a list count as one, named like the person."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("browser", sa.Text, nullable=False, server_default=""),
        sa.Column("system", sa.Text, nullable=False, server_default=""),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_index("devices_player", "devices", ["player"])
    op.execute("INSERT INTO devices (id, player, created) SELECT id, id, created FROM players")
