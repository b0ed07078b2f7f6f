"""The mailbox that a subscriber's address leads to, whatever its spelling."""

import sqlalchemy as sa
from alembic import op

revision = "c93e5b1a7d40"
down_revision = "b7d0c4a91e52"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Empty for rows of the release before: their addresses rest for themselves.
    with op.batch_alter_table("subscriber") as subscribers:
        subscribers.add_column(sa.Column("mailbox", sa.String(32)))
    op.create_index("ix_subscriber_mailbox", "subscriber", ["mailbox"])


def downgrade() -> None:
    op.drop_index("ix_subscriber_mailbox", "subscriber")
    with op.batch_alter_table("subscriber") as subscribers:
        subscribers.drop_column("mailbox")
