"""Direct results of a number or a name: a container, a ship, a code, a place."""

import re
from collections.abc import Iterable, Iterator

from portolan.content.types import CONTENT_TYPES, Doc
from portolan.core.locales import phrase
from portolan.core.unavailable import DataUnavailable
from portolan.domain.hs.search import code_named, matching_codes
from portolan.domain.hs.terms import runs
from portolan.sections.search.areas import bare, cities_in
from portolan.sections.search.carriers import carriers
from portolan.sections.search.errand_matches import errands, page_of, told_alone
from portolan.sections.search.jobs import jobs, roles
from portolan.sections.search.menu_entries import menu_entries
from portolan.sections.search.numbers import LONGEST, code_result, number_results
from portolan.sections.search.offices import offices
from portolan.sections.search.people import people
from portolan.sections.search.places import (
    MOST_WORDS,
    coded_lane,
    lane,
    lane_within,
    one_end,
    places,
    priced_lane,
)
from portolan.sections.search.result import Direct
from portolan.web.content import store
from portolan.web.hs_store import hs_store
from portolan.web.locale import current_locale

SHORTEST_CITY = 2
"""Characters of a city's name in Chinese."""

_CODE, _TARIFF, _FOR_CODES, _WAREHOUSE, _DUTY, _QUOTE = (
    re.compile(phrase(meaning), re.IGNORECASE)
    for meaning in ("code", "tariff code", "beside a code", "warehouse", "duty", "quote")
)
_ON_A_LANE = re.compile(phrase("on a lane"), re.IGNORECASE)


def direct_results(query: str) -> list[Direct]:
    """The pages that a query means, the likeliest first."""
    text = query.strip()[:LONGEST]
    if not text:
        return []
    for one_meaning in (number_results, carriers, people, jobs, _warehouses, _lane, _one_end):
        if results := list(one_meaning(text)):
            return results
    results = [
        *_behind_quote(text, priced_lane(text)),
        *_coded(text),
        *offices(text),
        *errands(text),
        *menu_entries(text),
        *_titled(text),
    ]
    results += roles(text)
    results[1:1] = _described(text)
    results += [] if results else lane_within(text)
    results = [*results, *places(text)] or list(_goods(text))
    first: dict[str, Direct] = {}
    for one in results:
        first.setdefault(one.path, one)
    return list(first.values())


def _lane(text: str) -> Iterator[Direct]:
    """The route that a query names, and the pages told by what stands beside it: a train."""
    if routes := list(lane(text)) or list(coded_lane(text)):
        yield from (*routes, *told_alone(text))


def _one_end(text: str) -> Iterator[Direct]:
    """The search for the routes to or from a place, behind the quote where one is asked for."""
    yield from _behind_quote(text, one_end(text))


def _behind_quote(text: str, routes: Iterable[Direct]) -> Iterator[Direct]:
    """The routes; before a search, where a quote is asked for, the form with the same places."""
    for route in routes:
        _path, _mark, ends = route.path.partition("?")
        quote = page_of("/get-started") if ends and _QUOTE.search(text) else None
        if quote:
            yield quote._replace(path=f"{quote.path}?{ends}")
        yield route


def _coded(text: str) -> Iterator[Direct]:
    """The HS code of the goods that stand beside “code” or “duty” in the query."""
    if _CODE.search(text):
        yield from _goods(text)
    elif _DUTY.search(text):
        yield from _goods(_ON_A_LANE.sub(" ", text))


def _warehouses(text: str) -> Iterator[Direct]:
    """The warehouses in a city or region that the query names beside the word warehouse."""
    if not _WAREHOUSE.search(text):
        return
    name = bare(text, _WAREHOUSE).casefold()
    cities = cities_in(text, _WAREHOUSE)
    for doc in store().all(CONTENT_TYPES["warehouse"], current_locale().code) if name else ():
        is_there = any(doc.slug.startswith(f"{city}-") for city in (name, *cities))
        if is_there or _city(doc) in text.casefold() or name in doc.title.casefold():
            yield Direct(str(doc.type.label), doc.title, doc.path, doc.summary)


def _city(doc: Doc) -> str:
    """The beginning of a warehouse's name, which is its city."""
    first, *others = doc.title.casefold().split()
    if not first.isascii():
        return first[:SHORTEST_CITY]
    return first if len(first) > len("hong") else f"{first} {others[0]}"


def _goods(text: str) -> Iterator[Direct]:
    """The HS code of goods by their everyday name, if the query is that name alone."""
    name = runs(_FOR_CODES.sub(" ", text))
    if not name or len(name) > MOST_WORDS:
        return
    try:
        code = code_named(hs_store(), " ".join(name))
    except DataUnavailable:
        return
    if code:
        yield code_result(code)


def _described(text: str) -> Iterator[Direct]:
    """The likeliest HS code of the goods described, where the query asks for a tariff code."""
    if _TARIFF.search(text):
        try:
            matches = matching_codes(hs_store(), _FOR_CODES.sub(" ", text), 1)
        except DataUnavailable:
            return
        yield from (code_result(one.code) for one in matches)


def _titled(text: str) -> Iterator[Direct]:
    """The product of exactly that name: people ask for `air freight` to buy some."""
    for doc in store().all(CONTENT_TYPES["product"], current_locale().code):
        names = (doc.title, *doc.meta.get("aliases", ()))
        if text.casefold() in (str(name).casefold() for name in names):
            yield Direct(str(doc.type.label), doc.title, doc.path, doc.summary)
