"""Pictures of beings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "picture",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=False),
        sa.Column("small", sa.LargeBinary(), nullable=False),
        sa.Column("large", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_picture_game_game"),
        sa.PrimaryKeyConstraint("game", "hash", "seat", name="pk_picture"),
    )


def downgrade() -> None:
    op.drop_table("picture")
