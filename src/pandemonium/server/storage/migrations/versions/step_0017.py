"""Which tables a node thinks for after a start, and those with a clock found at once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("thought_until", sa.Float, nullable=False, server_default="0"))
    op.create_index("tables_by_clock", "tables", ["status", "question_seconds"])


def downgrade() -> None:
    op.drop_index("tables_by_clock", "tables")
    op.drop_column("tables", "thought_until")
