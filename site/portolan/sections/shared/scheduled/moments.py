"""When an event or webinar begins and ends, which are over, and what clocks say then."""

import datetime as dt
from collections.abc import Sequence
from zoneinfo import ZoneInfo

from portolan.content.store import Doc
from portolan.content.types import ContentType
from portolan.core.brand import BRAND
from portolan.web.content import documents


def starts(doc: Doc) -> dt.datetime:
    """When it begins; it knows its own offset."""
    return dt.datetime.fromisoformat(doc.meta["starts"])


def ends(doc: Doc) -> dt.datetime:
    """When it is over: a webinar says how many minutes it takes, an event when it ends."""
    if "ends" in doc.meta:
        return dt.datetime.fromisoformat(doc.meta["ends"])
    return starts(doc) + dt.timedelta(minutes=doc.meta["minutes"])


def is_over(doc: Doc, now: dt.datetime | None = None) -> bool:
    """Whether it has ended by `now`."""
    return ends(doc) <= (now or dt.datetime.now(dt.UTC))


def latest_first(kind: ContentType) -> list[Doc]:
    """The documents of such a kind, the latest first."""
    return sorted(documents(kind), key=starts, reverse=True)


def halves(docs: Sequence[Doc]) -> dict[str, list[Doc]]:
    """What is still to come, the soonest first, and what is over, the latest first."""
    ordered = sorted(docs, key=starts)
    return {
        "upcoming": [doc for doc in ordered if not is_over(doc)],
        "past": [doc for doc in reversed(ordered) if is_over(doc)],
    }


def around_the_world(moment: dt.datetime) -> list[tuple[str, dt.datetime]]:
    """The moment on the clocks of the offices: (name of the office, local time)."""
    return [(office.name, moment.astimezone(ZoneInfo(office.timezone))) for office in BRAND.offices]
