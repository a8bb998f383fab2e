"""The game that follows on one that is over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this revision."""
    with op.batch_alter_table("match", schema=None) as batch_op:
        batch_op.add_column(sa.Column("again", sa.Text(), nullable=True))


def downgrade() -> None:
    """Go back to the one before."""
    with op.batch_alter_table("match", schema=None) as batch_op:
        batch_op.drop_column("again")
