"""What the table is asked to agree to outlives the server."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("proposal", sa.Text))
