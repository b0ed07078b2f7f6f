"""Start and end of events and webinars, which are over, and local times."""

import datetime as dt
from collections.abc import Sequence
from zoneinfo import ZoneInfo

from portolan.content.types import ContentType, Doc
from portolan.core.brand import BRAND
from portolan.web.content import documents


def starts(doc: Doc) -> dt.datetime:
    """The start, with its UTC offset."""
    return dt.datetime.fromisoformat(doc.meta["starts"])


def ends(doc: Doc) -> dt.datetime:
    """The end: as stated for an event, by the minutes for a webinar."""
    if "ends" in doc.meta:
        return dt.datetime.fromisoformat(doc.meta["ends"])
    return starts(doc) + dt.timedelta(minutes=doc.meta["minutes"])


def is_over(doc: Doc, now: dt.datetime | None = None) -> bool:
    """Whether it has ended at `now`, by default the current time."""
    return ends(doc) <= (now or dt.datetime.now(dt.UTC))


def latest_first(kind: ContentType) -> list[Doc]:
    """The documents of such a kind, latest first."""
    return sorted(documents(kind), key=starts, reverse=True)


def upcoming_and_past(docs: Sequence[Doc]) -> dict[str, list[Doc]]:
    """The upcoming documents, soonest first, and the past ones, latest first."""
    ordered = sorted(docs, key=starts)
    return {
        "upcoming": [doc for doc in ordered if not is_over(doc)],
        "past": [doc for doc in reversed(ordered) if is_over(doc)],
    }


def around_the_world(moment: dt.datetime) -> list[tuple[str, dt.datetime]]:
    """The local times of a moment at the offices: (name of the office, local time)."""
    return [(office.name, moment.astimezone(ZoneInfo(office.timezone))) for office in BRAND.offices]
