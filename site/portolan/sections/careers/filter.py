"""The filter of open roles: by office, by team, by word."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from babel.dates import format_date
from flask import request

from portolan.content.types import ContentType, Doc
from portolan.core.slugs import slugify
from portolan.sections.careers.kinds import JOB, TEAM, office
from portolan.sections.careers.props import JobChoice, JobChoices, JobView
from portolan.sections.careers.terms import pay_of, terms_of
from portolan.web.content import documents
from portolan.web.content_section import in_order, newest_first
from portolan.web.locale import current_locale

LONGEST = 80


@dataclass(frozen=True)
class JobFilter:
    """The filter in the query; an unknown office or team is ignored."""

    location: str = ""
    team: str = ""
    q: str = ""

    @classmethod
    def of_request(cls) -> "JobFilter":
        """The filter in the query of the current request."""
        return cls(
            location=_known(request.args.get("location", ""), documents(office())),
            team=_known(request.args.get("team", ""), documents(TEAM)),
            q=request.args.get("q", "").strip()[:LONGEST],
        )


def job_views() -> list[JobView]:
    """Every open role, as plain data for the list that server and browser draw."""
    offices = {doc.slug: doc.title for doc in documents(office())}
    teams = {doc.slug: doc.title for doc in documents(TEAM)}
    return [
        {
            "path": doc.path,
            "title": doc.title,
            "role": role_of(doc.title, offices[doc.meta["city"]]),
            "summary": doc.summary,
            "lang": doc.lang,
            "location": doc.meta["city"],
            "team": doc.meta["team"],
            "place": offices[doc.meta["city"]],
            "group": teams[doc.meta["team"]],
            "pay": pay_of(doc),
            "terms": terms_of(doc),
            "date": format_date(doc.date, "medium", locale=current_locale().babel),
        }
        for doc in newest_first(JOB)
    ]


def role_of(title: str, place: str) -> str:
    """A title without its place: `Recruiter` for `Recruiter, Shanghai` or `招聘专员（上海）`."""
    name = re.escape(place)
    return re.sub(rf", {name}\b|（{name}）|(?<=（){name}，", "", title)


def fits(job: JobView, wish: JobFilter) -> bool:
    """Whether a role matches: every word has to occur in its visible text."""
    if wish.location not in ("", job["location"]) or wish.team not in ("", job["team"]):
        return False
    text = " ".join((job["title"], job["summary"], job["place"], job["group"])).lower()
    return all(word in text for word in wish.q.lower().split())


def leads(job: JobView, wish: JobFilter) -> bool:
    """Whether a role stands before others that match: its title has every word."""
    return all(word in job["title"].lower() for word in wish.q.lower().split())


def choices(jobs: Sequence[JobView]) -> JobChoices:
    """The offices and teams with open roles, and their numbers of roles."""
    return {
        "location": _choices(office(), Counter(job["location"] for job in jobs)),
        "team": _choices(TEAM, Counter(job["team"] for job in jobs)),
    }


def _choices(kind: ContentType, counts: Counter[str]) -> list[JobChoice]:
    return [
        {"value": doc.slug, "label": doc.title, "count": counts[doc.slug]}
        for doc in in_order(kind)
        if counts[doc.slug]
    ]


def _known(text: str, docs: Sequence[Doc]) -> str:
    """The slug of an office or team, which links may also write as `Ho Chi Minh City`."""
    slug = slugify(text)
    return slug if slug in {doc.slug for doc in docs} else ""
