"""What owners corrected in their boxes, by content."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "editions",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
