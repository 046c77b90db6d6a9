"""A seat remembers in whose place a bot plays there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("left_by", sa.String(32), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "left_by")
