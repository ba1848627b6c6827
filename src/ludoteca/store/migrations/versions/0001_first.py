"""Players, tables, seats, picks and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "setting", sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("preferences", sa.Text, nullable=False),
        sa.Column("recovery", sa.Text, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("variants", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("finished", sa.BigInteger),
        sa.Column("result", sa.Text),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("expired", sa.Text, nullable=False),
        sa.Column("curtain", sa.Boolean, nullable=False),
        sa.Column("parent", sa.Text),
        sa.Column("parent_n", sa.Integer),
    )
    op.create_index("tables_listed", "tables", ["listed", "started"])
    op.create_table(
        "seats",
        sa.Column("match", sa.Text, sa.ForeignKey("tables.id"), primary_key=True, quote=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("token", sa.Text, unique=True),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("standing", sa.Text, nullable=False),
    )
    op.create_index("seats_player", "seats", ["player"])
    op.create_table(
        "pick",
        sa.Column("match", sa.Text, sa.ForeignKey("tables.id"), primary_key=True, quote=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match", sa.Text, sa.ForeignKey("tables.id"), nullable=False, quote=True),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("chat_match", "chat", ["match", "id"])


def downgrade() -> None:
    for name in ("chat", "pick", "seats", "tables", "players", "setting"):
        op.drop_table(name)
