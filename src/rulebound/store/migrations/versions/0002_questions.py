"""Questions to the rules assistant, with their answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Go to this revision."""
    op.create_table(
        "question",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("session", sa.Text(), nullable=False),
        sa.Column("asked_ms", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=True),
        sa.Column("folded", sa.Text(), nullable=False),
        sa.Column("asked", sa.Text(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.Column("rested", sa.Text(), nullable=False),
        sa.Column("program", sa.Text(), nullable=False),
        sa.Column("wrong", sa.Text(), nullable=True),
        sa.Column("link", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_question")),
        sa.UniqueConstraint("link", name=op.f("uq_question_link")),
    )
    with op.batch_alter_table("question", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_question_asked_ms"), ["asked_ms"], unique=False)
        batch_op.create_index(
            batch_op.f("ix_question_session_asked_ms"), ["session", "asked_ms"], unique=False
        )


def downgrade() -> None:
    """Go back to the one before."""
    op.drop_table("question")
