"""A table's shuffle is promised before the game, mixed with everybody's luck, and shown at the end."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.Text))
    op.add_column("tables", sa.Column("promised", sa.Text))
    op.create_index("tables_promised", "tables", ["promised"], unique=True)
    op.add_column("seats", sa.Column("luck", sa.Text, nullable=False, server_default=""))
