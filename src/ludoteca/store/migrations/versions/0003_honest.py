"""A table remembers that somebody thought twice, and that everything was laid face up."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("second_thoughts", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("face_up", sa.Boolean, nullable=False, server_default=sa.false()))
