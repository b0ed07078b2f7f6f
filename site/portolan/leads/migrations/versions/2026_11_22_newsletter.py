"""Subscribers of the newsletter, and a mail channel of the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "b7d0c4a91e52"
down_revision = "f414e3232977"
branch_labels = None
depends_on = None

MOMENT = sa.DateTime(timezone=True)


def upgrade() -> None:
    op.drop_index("ix_outbox_entry_state_due_at", "outbox_entry")
    with op.batch_alter_table("outbox_entry") as entries:
        # The default is for a release that is still running and knows no channels.
        entries.add_column(
            sa.Column("channel", sa.String(12), nullable=False, server_default="leads")
        )
        entries.drop_constraint("uq_outbox_entry_submission_id", type_="unique")
        entries.create_unique_constraint(
            "uq_outbox_entry_submission_id_channel", ["submission_id", "channel"]
        )
    op.create_index(
        "ix_outbox_entry_channel_state_due_at", "outbox_entry", ["channel", "state", "due_at"]
    )
    op.create_table(
        "subscriber",
        sa.Column("id", sa.Uuid(), nullable=False),
        sa.Column("address", sa.String(320), nullable=False),
        sa.Column("locale", sa.String(10), nullable=False),
        sa.Column("standing", sa.String(12), nullable=False),
        sa.Column("submission_id", sa.Uuid()),
        sa.Column("consent", sa.Text()),
        sa.Column("requested_at", MOMENT, nullable=False),
        sa.Column("confirmed_at", MOMENT),
        sa.Column("unsubscribed_at", MOMENT),
        sa.Column("last_mailed_at", MOMENT),
        sa.PrimaryKeyConstraint("id", name="pk_subscriber"),
        sa.UniqueConstraint("address", name="uq_subscriber_address"),
        sa.ForeignKeyConstraint(
            ["submission_id"],
            ["submission.id"],
            name="fk_subscriber_submission_id",
            ondelete="SET NULL",
        ),
    )
    op.create_index("ix_subscriber_submission_id", "subscriber", ["submission_id"])


def downgrade() -> None:
    op.drop_table("subscriber")
    # What is not yet confirmed has no other entry, and never had a right to be delivered.
    op.execute("DELETE FROM outbox_entry WHERE channel <> 'leads'")
    op.drop_index("ix_outbox_entry_channel_state_due_at", "outbox_entry")
    with op.batch_alter_table("outbox_entry") as entries:
        entries.drop_constraint("uq_outbox_entry_submission_id_channel", type_="unique")
        entries.create_unique_constraint("uq_outbox_entry_submission_id", ["submission_id"])
        entries.drop_column("channel")
    op.create_index("ix_outbox_entry_state_due_at", "outbox_entry", ["state", "due_at"])
