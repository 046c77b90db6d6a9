"""What a guest left is found by an index: whether anything did is asked before one who never acted goes."""

from __future__ import annotations

from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None

INDEXES = {
    "entries_by_guest": ("entries", ["guest"]),
    "chat_by_guest": ("chat", ["guest"]),
    "wishes_by_guest": ("wishes", ["guest"]),
    "watchers_by_guest": ("watchers", ["guest"]),
    "sittings_by_creator": ("sittings", ["creator"]),
}


def upgrade() -> None:
    for name, (table, columns) in INDEXES.items():
        op.create_index(name, table, columns)


def downgrade() -> None:
    for name, (table, _) in INDEXES.items():
        op.drop_index(name, table)
