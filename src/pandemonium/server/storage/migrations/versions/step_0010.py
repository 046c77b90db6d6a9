"""Several people at one device, and who of them is before its curtain."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("keeper", sa.String(32), nullable=True))
    op.add_column("seats", sa.Column("front", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("seats", "front")
    op.drop_column("guests", "keeper")
