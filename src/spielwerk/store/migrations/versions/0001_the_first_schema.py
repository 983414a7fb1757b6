"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "content",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_content"),
    )
    op.create_table(
        "person",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("owner", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_person"),
    )
    op.create_table(
        "secret",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secret"),
    )
    op.create_table(
        "game",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("system", sa.Text(), nullable=False),
        sa.Column("version", sa.Text(), nullable=False),
        sa.Column("edition", sa.Text(), nullable=False),
        sa.Column("options", sa.LargeBinary(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("intro_de", sa.Text(), nullable=False),
        sa.Column("intro_en", sa.Text(), nullable=False),
        sa.Column("first", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["content"], ["content.hash"], name="fk_game_content"),
        sa.PrimaryKeyConstraint("id", name="pk_game"),
    )
    op.create_table(
        "entry",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("changes", sa.LargeBinary(), nullable=False),
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("key", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_entry_game"),
        sa.PrimaryKeyConstraint("game", "seq", name="pk_entry"),
        sa.UniqueConstraint("game", "key", name="uq_entry_game_key"),
    )
    with op.batch_alter_table("entry", schema=None) as batch_op:
        batch_op.create_index("ix_entry_game_line", ["game", "line"], unique=False)

    op.create_table(
        "invite",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_invite_game"),
        sa.PrimaryKeyConstraint("game", "id", name="pk_invite"),
    )
    op.create_table(
        "met",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("being", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_met_game"),
        sa.PrimaryKeyConstraint("game", "being", name="pk_met"),
    )
    op.create_table(
        "request",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=False),
        sa.Column("action", sa.Integer(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_request_game"),
        sa.PrimaryKeyConstraint("game", "id", name="pk_request"),
    )
    op.create_table(
        "seat",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("hold", sa.Boolean(), nullable=False),
        sa.Column("hand_dice", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_seat_game"),
        sa.PrimaryKeyConstraint("game", "id", name="pk_seat"),
    )
    op.create_table(
        "claim",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seat", sa.Text(), nullable=False),
        sa.Column("person", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game", "seat"], ["seat.game", "seat.id"], name="fk_claim_game_seat"),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name="fk_claim_game"),
        sa.ForeignKeyConstraint(["person"], ["person.hash"], name="fk_claim_person"),
        sa.PrimaryKeyConstraint("game", "seat", "person", name="pk_claim"),
    )
    with op.batch_alter_table("claim", schema=None) as batch_op:
        batch_op.create_index("ix_claim_person", ["person"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("claim", schema=None) as batch_op:
        batch_op.drop_index("ix_claim_person")

    op.drop_table("claim")
    op.drop_table("seat")
    op.drop_table("request")
    op.drop_table("met")
    op.drop_table("invite")
    with op.batch_alter_table("entry", schema=None) as batch_op:
        batch_op.drop_index("ix_entry_game_line")

    op.drop_table("entry")
    op.drop_table("game")
    op.drop_table("secret")
    op.drop_table("person")
    op.drop_table("content")
