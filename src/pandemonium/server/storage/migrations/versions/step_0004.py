"""The data of the tables are kept with them, and each table names its own by the whole digest."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("files", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("digest", sa.String(64), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "digest")
    op.drop_table("packs")
