"""The open roles of a query: those in the city that it names, the likeliest first."""

import re
from collections.abc import Iterator

from portolan.content.types import CONTENT_TYPES, Doc
from portolan.core.locales import UNSPACED, phrase
from portolan.sections.search.areas import cities_in
from portolan.sections.search.errand_matches import page_of
from portolan.sections.search.offices import named_offices
from portolan.sections.search.result import Direct
from portolan.web.content import store
from portolan.web.locale import current_locale

MOST = 3
SHORTEST = 5
"""Letters of a word that a kind of contract may begin with."""
_WORK = re.compile(phrase("job"), re.IGNORECASE)
_PERHAPS = re.compile(phrase("perhaps a job"), re.IGNORECASE)
"""Words that mean work at the company if a city stands beside them."""
_WORD = re.compile(r"[a-z]{3,}")
_CHARACTER_PAIR = re.compile(f"(?=({UNSPACED}{{2}}))")


def jobs(text: str) -> Iterator[Direct]:
    """The open roles in the city that the query names beside work."""
    if not (_WORK.search(text) or _PERHAPS.search(text)):
        return
    bare = _WORK.sub(" ", _PERHAPS.sub(" ", text))
    cities = {office.slug for office in named_offices(text)} or cities_in(bare, _WORK)
    every = store().all(CONTENT_TYPES["job"], current_locale().code)
    there = [job for job in every if job.meta["city"] in cities]
    for job in sorted(there, key=lambda each: -_likeness(each, text))[:MOST]:
        yield Direct(str(job.type.label), job.title, job.path, job.summary)


def roles(text: str) -> Iterator[Direct]:
    """All open roles, then those whose title has a word of the query."""
    if not _WORK.search(text):
        return
    if page := page_of("/careers/jobs"):
        yield page
    every = store().all(CONTENT_TYPES["job"], current_locale().code)
    bare = _parts(_WORK.sub(" ", text))
    likely = [
        (len(_parts(f"{job.title} {job.slug}") & bare) + _is_of_contract(job, text), job)
        for job in every
    ]
    for likeness, job in sorted(likely, key=lambda pair: -pair[0])[: MOST - 1]:
        if likeness:
            yield Direct(str(job.type.label), job.title, job.path, job.summary)


def _likeness(job: Doc, text: str) -> int:
    """How many of the query's words, or pairs of characters, the role has."""
    return len(_parts(f"{job.title} {job.summary} {job.slug}") & _parts(text))


def _is_of_contract(job: Doc, text: str) -> bool:
    """Whether the query has the role's kind of contract: an internship, or an intern."""
    words = (word.removesuffix("s") for word in _WORD.findall(text.casefold()))
    return any(job.meta["contract"].startswith(word) for word in words if len(word) >= SHORTEST)


def _parts(text: str) -> set[str]:
    folded = text.casefold()
    return {*_WORD.findall(folded), *_CHARACTER_PAIR.findall(folded)}
