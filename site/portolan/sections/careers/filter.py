"""Which open roles a visitor wants to see: by office, by team, by word."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from flask import request

from portolan.content.store import Doc
from portolan.content.types import CONTENT_TYPES
from portolan.sections.careers.kinds import JOB, TEAM
from portolan.web.content import documents
from portolan.web.content_section import in_order, newest_first

LONGEST = 80


@dataclass(frozen=True)
class Wish:
    """What the query asks for; an unknown office or team is no wish."""

    location: str = ""
    team: str = ""
    q: str = ""

    @classmethod
    def of_request(cls) -> "Wish":
        """The wish that the address of the page states."""
        return cls(
            location=_known(request.args.get("location", ""), documents(CONTENT_TYPES["office"])),
            team=_known(request.args.get("team", ""), documents(TEAM)),
            q=request.args.get("q", "").strip()[:LONGEST],
        )


def job_views() -> list[dict[str, object]]:
    """Every open role, as plain data for the list that server and browser draw."""
    offices = {doc.slug: doc.title for doc in documents(CONTENT_TYPES["office"])}
    teams = {doc.slug: doc.title for doc in documents(TEAM)}
    return [
        {
            "path": doc.path,
            "title": doc.title,
            "summary": doc.summary,
            "lang": doc.lang,
            "location": doc.meta["city"],
            "team": doc.meta["team"],
            "place": offices[doc.meta["city"]],
            "group": teams[doc.meta["team"]],
        }
        for doc in newest_first(JOB)
    ]


def fits(job: Mapping[str, object], wish: Wish) -> bool:
    """Whether a role is one of those asked for: every word has to occur in what is shown of it."""
    if wish.location not in ("", job["location"]) or wish.team not in ("", job["team"]):
        return False
    shown = " ".join(str(job[key]) for key in ("title", "summary", "place", "group")).lower()
    return all(word in shown for word in wish.q.lower().split())


def choices(jobs: Sequence[Mapping[str, object]]) -> dict[str, list[dict[str, object]]]:
    """The offices and teams that have open roles, with how many."""
    return {
        key: [
            {"value": doc.slug, "label": doc.title, "count": count}
            for doc in in_order(kind)
            if (count := sum(job[key] == doc.slug for job in jobs))
        ]
        for key, kind in (("location", CONTENT_TYPES["office"]), ("team", TEAM))
    }


def _known(slug: str, docs: Sequence[Doc]) -> str:
    return slug if slug in {doc.slug for doc in docs} else ""
