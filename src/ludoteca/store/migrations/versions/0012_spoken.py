"""Whose words they were: a chair may become another's."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("chat", sa.Column("player", sa.Text))
    op.create_index("chat_player", "chat", ["player"])
    op.execute(
        """UPDATE chat SET player = (SELECT seats.player FROM seats WHERE seats."match" = chat."match"
        AND seats.seat = chat.seat) WHERE kind = 'chat'"""
    )
