"""A promise is used once, also when its table is gone."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table("spent", sa.Column("promised", sa.Text, primary_key=True))
    op.execute("INSERT INTO spent (promised) SELECT promised FROM tables WHERE promised IS NOT NULL")
