"""Strangers watch too, who are no guests. Nobody is watching while a server starts, so the table is made anew."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    make_anew(sa.Column("guest", sa.String(64), primary_key=True))


def downgrade() -> None:
    make_anew(sa.Column("guest", sa.String(32), sa.ForeignKey("guests.id"), primary_key=True))


def make_anew(guest: sa.Column[str]) -> None:
    op.drop_table("watchers")
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        guest,
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("watchers_by_guest", "watchers", ["guest"])
