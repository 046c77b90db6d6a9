"""A table knows what a spectator could notice, so that the lobby tells no more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("noticed", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET noticed = number")


def downgrade() -> None:
    op.drop_column("tables", "noticed")
