"""The tables: what was sent, and what is still to be delivered."""

from datetime import datetime
from enum import StrEnum
from typing import Any
from uuid import UUID

from sqlalchemy import JSON, ForeignKey, Index, String, Text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column, relationship

from portolan.leads.database import Base, UtcDateTime

Json = JSON().with_variant(JSONB(), "postgresql")


class State(StrEnum):
    """Where an outbox entry stands."""

    WAITING = "waiting"
    DELIVERED = "delivered"
    DEAD = "dead"


class Submission(Base):
    """What a visitor sent. The attributes are those of `Lead`."""

    __tablename__ = "submission"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    submission_key: Mapped[str] = mapped_column(String(128), unique=True)
    form_name: Mapped[str] = mapped_column(String(40))
    locale: Mapped[str] = mapped_column(String(10))
    page_path: Mapped[str] = mapped_column(String(500))
    received_at: Mapped[datetime] = mapped_column(UtcDateTime, index=True)
    fields: Mapped[dict[str, str]] = mapped_column(Json)
    attribution: Mapped[dict[str, str]] = mapped_column(Json)
    consent: Mapped[str | None] = mapped_column(Text)
    flags: Mapped[list[str]] = mapped_column(Json)

    def payload(self) -> dict[str, Any]:
        """What the receiver of leads gets."""
        return {
            "id": str(self.id),
            "form": self.form_name,
            "locale": self.locale,
            "page": self.page_path,
            "received_at": self.received_at.isoformat(),
            "fields": self.fields,
            "attribution": self.attribution,
            "consent": self.consent,
            "flags": self.flags,
        }


class OutboxEntry(Base):
    """A submission on its way to the receiver.

    `due_at` is also the lease: whoever takes an entry moves it ahead, so that nobody else
    takes it meanwhile, and it falls due again if its worker dies. `attempts` counts the
    leases and tells a worker that woke up late that the entry is no longer his.
    """

    __tablename__ = "outbox_entry"
    __table_args__ = (Index("ix_outbox_entry_state_due_at", "state", "due_at"),)

    id: Mapped[int] = mapped_column(primary_key=True)
    submission_id: Mapped[UUID] = mapped_column(
        ForeignKey("submission.id", ondelete="CASCADE"), unique=True
    )
    state: Mapped[str] = mapped_column(String(12), default=State.WAITING.value)
    attempts: Mapped[int] = mapped_column(default=0)
    due_at: Mapped[datetime] = mapped_column(UtcDateTime)
    delivered_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    # A status code or the name of an exception: never anything of what the visitor wrote.
    last_problem: Mapped[str | None] = mapped_column(String(80))

    submission: Mapped[Submission] = relationship()
