"""The schema's history, one file per step, applied in order by Alembic."""
