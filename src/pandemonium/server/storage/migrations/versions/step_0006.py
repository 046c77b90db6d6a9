"""Round the table: its terms, its outcome for the lobby, its rematch, and what its people want of each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("outcome", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("tempo", sa.String(16), nullable=False, server_default="live"))
    op.add_column("tables", sa.Column("question_seconds", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("watching", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("ended", sa.String(16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("successor", sa.String(32), nullable=True))
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "wishes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("about", sa.String(16), primary_key=True),
        sa.Column("says", sa.String(8), nullable=False),
    )
    op.create_index("guests_by_name", "guests", ["name"])


def downgrade() -> None:
    op.drop_index("guests_by_name", "guests")
    op.drop_table("wishes")
    op.drop_table("watchers")
    op.drop_column("tables", "successor")
    for column in ("ended", "watching", "question_seconds", "tempo"):
        op.drop_column("tables", column)
    op.drop_column("tables", "outcome")
