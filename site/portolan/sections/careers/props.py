"""The props of the list of open roles."""

from typing import TypedDict


class JobView(TypedDict):
    """An open role; `place` and `group` are the names for the slugs `location` and `team`.

    `role` is its title without the place, `terms` are contract, hours and place of work.
    """

    path: str
    title: str
    role: str
    summary: str
    lang: str | None
    location: str
    team: str
    place: str
    group: str
    pay: str
    terms: str
    date: str


class MatchedJob(JobView):
    """An open role, and how it matched the filter when the page was drawn.

    `fits` says whether it did, `leads` whether it stands before the others that did.
    """

    fits: bool
    leads: bool


class JobChoice(TypedDict):
    """An office or a team, with the number of its open roles."""

    value: str
    label: str
    count: int


class JobChoices(TypedDict):
    """The choices of the filter."""

    location: list[JobChoice]
    team: list[JobChoice]


class WishView(TypedDict):
    """The filter in the query of the page."""

    location: str
    team: str
    q: str


class JobListProps(TypedDict):
    """All open roles and the filter."""

    action: str
    jobs: list[MatchedJob]
    choices: JobChoices
    wish: WishView
