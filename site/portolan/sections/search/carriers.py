"""The page with the carriers' tracking pages, for the code of a carrier or its name."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

from portolan.content.search import has_word
from portolan.core.locales import phrase
from portolan.domain import equipment
from portolan.domain.equipment import Owner, carrier_of, owner_of
from portolan.sections.search.errand_matches import page_of, words
from portolan.sections.search.numbers import FOR_CUSTOMERS
from portolan.sections.search.result import Direct
from portolan.web.content import store
from portolan.web.locale import current_locale

INITIALS = 3
"""Words of a name that is also called by its initials: Ocean Network Express."""
_TRACKING = re.compile(phrase("tracking"), re.IGNORECASE)
_CODE = re.compile("[a-z]{4}", re.IGNORECASE)
_WORD = re.compile(r"\w+")


def carriers(text: str) -> Iterator[Direct]:
    """The customers' page and where the carrier tells, for its code, or its name and “track”."""
    owner = _coded(text)
    if not owner and _TRACKING.search(text):
        rest = _TRACKING.sub(" ", text).strip()
        owner = _coded(rest) or _named().get(words(rest.casefold()))
    page = page_of(FOR_CUSTOMERS) if owner else None
    if owner and page:
        yield page._replace(text=f"{owner.name} ({owner.scac})", site=owner.tracking())


def _coded(text: str) -> Owner | None:
    """The carrier of a SCAC or of a prefix of containers; `mats` are none unless in capitals."""
    if not _CODE.fullmatch(text):
        return None
    code = text.upper()
    owner = carrier_of(code) or owner_of(code)
    is_word = text != code and has_word(store(), text, current_locale())
    return owner if owner and owner.scac and not is_word else None


@cache
def _named() -> Mapping[frozenset[str], Owner]:
    """The carriers by the words of their names, by the first of two, and by initials."""
    found: dict[frozenset[str], Owner] = {}
    for owner in equipment.carriers():
        parts = _WORD.findall(owner.name.casefold())
        is_long = len(parts) >= INITIALS
        short = "".join(part[0] for part in parts) if is_long else parts[0]
        for name in (owner.name.casefold(), short):
            found.setdefault(words(name), owner)
    return found
