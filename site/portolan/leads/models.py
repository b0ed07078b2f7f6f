"""The tables of submissions, outbox entries and subscribers."""

from datetime import datetime
from enum import StrEnum
from typing import Any
from uuid import UUID

from sqlalchemy import JSON, Dialect, ForeignKey, Index, String, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship
from sqlalchemy.types import TypeDecorator, TypeEngine

from portolan.leads.database import Base, UtcDateTime
from portolan.leads.subscription_state import Standing


class Json(TypeDecorator[Any]):
    """JSON, which PostgreSQL stores as JSONB."""

    impl = JSON
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        """The database's own type; that of PostgreSQL is imported for PostgreSQL only."""
        if dialect.name != "postgresql":
            return dialect.type_descriptor(JSON())
        from sqlalchemy.dialects.postgresql import JSONB

        return dialect.type_descriptor(JSONB())


class State(StrEnum):
    """The state of an outbox entry."""

    WAITING = "waiting"
    DELIVERED = "delivered"
    DEAD = "dead"


class Channel(StrEnum):
    """The channel of an outbox entry."""

    LEADS = "leads"
    """To the receiver of leads."""
    MAIL = "mail"
    """To the visitor, by mail."""


class Submission(Base):
    """A submission. The attributes are those of `Lead`."""

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
    request_id: Mapped[str | None] = mapped_column(String(64))


class OutboxEntry(Base):
    """A submission to deliver by one channel.

    `due_at` is also the lease: whoever takes an entry moves it ahead, so that nobody else
    takes it meanwhile, and it falls due again if its worker dies. `attempts` counts the
    leases and tells a worker that woke up late that the entry is no longer his.
    """

    __tablename__ = "outbox_entry"
    __table_args__ = (
        UniqueConstraint("submission_id", "channel", name="uq_outbox_entry_submission_id_channel"),
        Index("ix_outbox_entry_channel_state_due_at", "channel", "state", "due_at"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    submission_id: Mapped[UUID] = mapped_column(ForeignKey("submission.id", ondelete="CASCADE"))
    # The database fills it in too, for a release that is still running and knows no channels.
    channel: Mapped[str] = mapped_column(
        String(12), default=Channel.LEADS.value, server_default=Channel.LEADS.value
    )
    state: Mapped[str] = mapped_column(String(12), default=State.WAITING.value)
    attempts: Mapped[int] = mapped_column(default=0)
    due_at: Mapped[datetime] = mapped_column(UtcDateTime)
    delivered_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    # A status code or the name of an exception: never anything of what the visitor wrote.
    last_problem: Mapped[str | None] = mapped_column(String(80))

    submission: Mapped[Submission] = relationship()


class Subscriber(Base):
    """An address that requested the newsletter: one row, however many requests.

    The row is what makes "one mail a day" true: whoever stores a request locks it first.

    Attributes:
        address: as it was typed, without outer spaces, its domain in lower case.
        mailbox: a hash of where its mails most likely end; see `mailbox.mailbox_of`.
        locale: the language to write in.
        standing: only a `confirmed` one is told to the receiver of leads.
        submission_id: the request that waits for its confirmation, or was confirmed.
        consent: the wording that was agreed to.
        requested_at: the time of that request.
        last_mailed_at: when the last confirmation mail was ordered or sent.
    """

    __tablename__ = "subscriber"

    id: Mapped[UUID] = mapped_column(primary_key=True)
    address: Mapped[str] = mapped_column(String(320), unique=True)
    mailbox: Mapped[str | None] = mapped_column(String(32), index=True)
    locale: Mapped[str] = mapped_column(String(10))
    standing: Mapped[str] = mapped_column(String(12), default=Standing.PENDING.value)
    # A subscription outlives its submission, which is deleted once its time is over.
    submission_id: Mapped[UUID | None] = mapped_column(
        ForeignKey("submission.id", ondelete="SET NULL"), index=True
    )
    consent: Mapped[str | None] = mapped_column(Text)
    requested_at: Mapped[datetime] = mapped_column(UtcDateTime)
    confirmed_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    unsubscribed_at: Mapped[datetime | None] = mapped_column(UtcDateTime)
    last_mailed_at: Mapped[datetime | None] = mapped_column(UtcDateTime)

    submission: Mapped[Submission | None] = relationship()
