"""Plates that are built at tables, and the logs of their hands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this revision."""
    op.create_table(
        "plate",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Text(), nullable=False),
        sa.Column("level", sa.Text(), nullable=True),
        sa.Column("base", sa.Integer(), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("seconds", sa.Integer(), nullable=False),
        sa.Column("begins_ms", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("counted", sa.Text(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match"], ["match.id"], name=op.f("fk_plate_match_match"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_plate")),
    )
    with op.batch_alter_table("plate", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_plate_match"), ["match"], unique=False)
        batch_op.create_index(batch_op.f("ix_plate_state"), ["state"], unique=False)
    op.create_table(
        "piece",
        sa.Column("plate", sa.Text(), nullable=False),
        sa.Column("after", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("frames", sa.Integer(), nullable=False),
        sa.Column("inputs", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["plate"], ["plate.id"], name=op.f("fk_piece_plate_plate"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("plate", "after", name=op.f("pk_piece")),
    )


def downgrade() -> None:
    """Go back to the one before."""
    op.drop_table("piece")
    op.drop_table("plate")
