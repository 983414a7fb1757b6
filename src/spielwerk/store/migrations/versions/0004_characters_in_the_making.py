"""Keep drafts of characters for each person, and what a player asks the game master to do."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("request", sa.Column("command", sa.LargeBinary(), nullable=True))
    op.create_table(
        "draft",
        sa.Column("person", sa.LargeBinary(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("system", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.hash"], name=op.f("fk_draft_person_person")),
        sa.PrimaryKeyConstraint("person", "id", name=op.f("pk_draft")),
    )


def downgrade() -> None:
    op.drop_table("draft")
    op.drop_column("request", "command")
