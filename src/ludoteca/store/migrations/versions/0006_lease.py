"""Of several server processes one thinks for a table's bots and watches its clock."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "server",
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "lease",
        sa.Column("match", sa.Text, primary_key=True, quote=True),
        sa.Column("process", sa.Text, nullable=False),
    )
    op.create_index("lease_process", "lease", ["process"])
