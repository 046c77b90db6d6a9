"""What the lobby asks for is found by an index, however many tables there are."""

from __future__ import annotations

from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

INDEXES = {
    "tables_in_public": ("tables", ["public", "status", "updated"]),
    "tables_by_creator": ("tables", ["creator", "status"]),
    "seats_by_leaver": ("seats", ["left_by"]),
    "seats_by_presence": ("seats", ["present_until"]),
}


def upgrade() -> None:
    for name, (table, columns) in INDEXES.items():
        op.create_index(name, table, columns)


def downgrade() -> None:
    for name, (table, _) in INDEXES.items():
        op.drop_index(name, table)
