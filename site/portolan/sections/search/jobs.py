"""The open roles of a query: those in the city that it names, the likeliest first."""

import re
from collections.abc import Iterator

from portolan.content.types import CONTENT_TYPES, Doc
from portolan.core.locales import UNSPACED, phrase
from portolan.sections.search.offices import named_offices
from portolan.sections.search.result import Direct
from portolan.web.content import store
from portolan.web.locale import current_locale

MOST = 3
_SEARCHED = re.compile(phrase("job"), re.IGNORECASE)
_WORD = re.compile(r"[a-z]{3,}")
_CHARACTER_PAIR = re.compile(f"(?=({UNSPACED}{{2}}))")


def jobs(text: str) -> Iterator[Direct]:
    """The open roles in the city that the query names beside work."""
    if not _SEARCHED.search(text):
        return
    cities = {office.slug for office in named_offices(text)}
    every = store().all(CONTENT_TYPES["job"], current_locale().code)
    there = [job for job in every if job.meta["city"] in cities]
    for job in sorted(there, key=lambda each: -_likeness(each, text))[:MOST]:
        yield Direct(str(job.type.label), job.title, job.path, job.summary)


def _likeness(job: Doc, text: str) -> int:
    """How many of the query's words, or pairs of characters, the role has."""
    return len(_parts(f"{job.title} {job.summary} {job.slug}") & _parts(text))


def _parts(text: str) -> set[str]:
    folded = text.casefold()
    return {*_WORD.findall(folded), *_CHARACTER_PAIR.findall(folded)}
