"""A table is opened with the server's half of its seed; those who sit down promise theirs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("half", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("halves_until", sa.Float, nullable=True))
    op.add_column("seats", sa.Column("hash", sa.String(64), nullable=True))
    op.add_column("seats", sa.Column("half", sa.String(32), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "half")
    op.drop_column("seats", "hash")
    op.drop_column("tables", "halves_until")
    op.drop_column("tables", "half")
