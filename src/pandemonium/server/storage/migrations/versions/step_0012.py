"""Sagas: what came of the games that a table goes on from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("chapters", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "chapters")
