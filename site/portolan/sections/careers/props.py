"""What the list of open roles is drawn from, by its template and by its island."""

from typing import TypedDict


class JobView(TypedDict):
    """An open role; `place` and `group` name what `location` and `team` are the slugs of."""

    path: str
    title: str
    summary: str
    lang: str | None
    location: str
    team: str
    place: str
    group: str


class MatchedJob(JobView):
    """An open role, and whether it fits what was wished for when the page was drawn."""

    fits: bool


class JobChoice(TypedDict):
    """An office or a team, with the number of its open roles."""

    value: str
    label: str
    count: int


class JobChoices(TypedDict):
    """What the list can be filtered by."""

    location: list[JobChoice]
    team: list[JobChoice]


class WishView(TypedDict):
    """What the address of the page asks for."""

    location: str
    team: str
    q: str


class JobListProps(TypedDict):
    """All open roles and the filter."""

    action: str
    jobs: list[MatchedJob]
    choices: JobChoices
    wish: WishView
