"""What people may do about each other: mute, block, report, and remove somebody from one's own table."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "shunned",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("other", sa.Text, nullable=False),
        sa.Column("mute", sa.Boolean, nullable=False),
        sa.Column("block", sa.Boolean, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("shunned_pair", "shunned", ["player", "other"], unique=True)
    op.create_index("shunned_other", "shunned", ["other"])
    op.create_table(
        "removed",
        sa.Column("match", sa.Text, sa.ForeignKey("tables.id"), primary_key=True, quote=True),
        sa.Column("player", sa.Text, primary_key=True),
    )
    op.create_index("removed_player", "removed", ["player"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("match", sa.Text, sa.ForeignKey("tables.id"), nullable=False, quote=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("done", sa.BigInteger),
    )
    op.create_index("reports_done", "reports", ["done", "at"])
    op.create_index("reports_about", "reports", ["about"])
