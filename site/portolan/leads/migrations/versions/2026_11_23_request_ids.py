"""The id of the request that a submission came with."""

import sqlalchemy as sa
from alembic import op

revision = "d41f7c2e8b06"
down_revision = "c93e5b1a7d40"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Empty for rows of the release before, which may still be running.
    with op.batch_alter_table("submission") as submissions:
        submissions.add_column(sa.Column("request_id", sa.String(64)))


def downgrade() -> None:
    with op.batch_alter_table("submission") as submissions:
        submissions.drop_column("request_id")
