"""Ways to tell somebody that it is their turn, and of which turn they have been told."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("channels_player", "channels", ["player"])
    op.create_index("channels_address", "channels", ["kind", "address"])
    op.create_table(
        "told",
        sa.Column("channel", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
    )
    op.create_index("told_player", "told", ["player"])
    op.create_index("told_match", "told", ["match"])
