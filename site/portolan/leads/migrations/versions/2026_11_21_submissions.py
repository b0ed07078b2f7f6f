"""Submissions and their outbox."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects import postgresql

revision = "f414e3232977"
down_revision = None
branch_labels = None
depends_on = None

JSON = sa.JSON().with_variant(postgresql.JSONB(), "postgresql")
MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.create_table(
        "submission",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("submission_key", sa.String(128), nullable=False),
        sa.Column("form_name", sa.String(40), nullable=False),
        sa.Column("locale", sa.String(10), nullable=False),
        sa.Column("page_path", sa.String(500), nullable=False),
        sa.Column("received_at", MOMENT, nullable=False),
        sa.Column("fields", JSON, nullable=False),
        sa.Column("attribution", JSON, nullable=False),
        sa.Column("consent", sa.Text()),
        sa.Column("flags", JSON, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_submission"),
        sa.UniqueConstraint("submission_key", name="uq_submission_submission_key"),
    )
    op.create_index("ix_submission_received_at", "submission", ["received_at"])
    op.create_table(
        "outbox_entry",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("submission_id", sa.Uuid(), nullable=False),
        sa.Column("state", sa.String(12), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("due_at", MOMENT, nullable=False),
        sa.Column("delivered_at", MOMENT),
        sa.Column("last_problem", sa.String(80)),
        sa.PrimaryKeyConstraint("id", name="pk_outbox_entry"),
        sa.UniqueConstraint("submission_id", name="uq_outbox_entry_submission_id"),
        sa.ForeignKeyConstraint(
            ["submission_id"],
            ["submission.id"],
            name="fk_outbox_entry_submission_id",
            ondelete="CASCADE",
        ),
    )
    op.create_index("ix_outbox_entry_state_due_at", "outbox_entry", ["state", "due_at"])


def downgrade() -> None:
    op.drop_table("outbox_entry")
    op.drop_table("submission")
