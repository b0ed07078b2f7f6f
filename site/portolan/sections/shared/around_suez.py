"""The way round the Cape that container lines take while they keep out of the Red Sea.

Since when they do is said once, in the front matter of our page on it; without it they take the
shortest way again.
"""

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from babel.dates import format_skeleton

from portolan.content.types import Doc
from portolan.domain.routes.passages import HasPassages, past_the_cape
from portolan.domain.sea.passage import Passage
from portolan.web.content import documents_at
from portolan.web.locale import current_locale

RED_SEA = "/red-sea-rerouting"
THROUGH_RED_SEA = {Passage.BAB_EL_MANDEB, Passage.SUEZ}

Way = TypeVar("Way", bound=HasPassages)


@dataclass(frozen=True)
class LongerWay:
    """Since when lines take the longer way, and the page that says so as of its date."""

    since: dt.date
    page: Doc

    @property
    def month(self) -> str:
        """The month in which it began, as the visitor's language writes it."""
        return str(format_skeleton("yMMMM", self.since, locale=current_locale().babel))


def red_sea_page() -> Doc | None:
    """The page that says, with its date, what going around the Cape means."""
    return next(iter(documents_at([RED_SEA])), None)


def detour_of(ways: Sequence[HasPassages]) -> LongerWay | None:
    """Why ships sail the second of these ways, the shortest first; None if they sail the first.

    A port in the Red Sea is reached whichever way the others go, so a way must pass all of it.
    """
    if len(ways) == 1 or not ways or not THROUGH_RED_SEA.issubset(ways[0].passages):
        return None
    return longer_way() if past_the_cape(ways[1]) else None


def longer_way() -> LongerWay | None:
    """Since when lines sail around the Cape; None if they sail through the Red Sea again."""
    page = red_sea_page()
    since = page.meta.get("by_cape_since") if page else None
    return LongerWay(dt.date.fromisoformat(since), page) if page and since else None


def sailed(ways: Sequence[Way]) -> Way:
    """The one of some ways that container lines sail, the shortest first; there has to be one."""
    return ways[1 if detour_of(ways) else 0]
