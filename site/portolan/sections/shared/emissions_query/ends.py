"""The two ends of the way: typed text, resolved place, choices.

A text means the same place as in the other tools; the port and airport serving it follow from that.
"""

from dataclasses import dataclass

from portolan.core.i18n import _, pgettext
from portolan.domain.mode import Mode
from portolan.domain.places.place import MIDDLING, Place, PlaceKind
from portolan.domain.routes import KINDS, Ends, also, ends_of, meaning_by, seaports
from portolan.sections.shared.emissions_query.problems import Problem
from portolan.sections.shared.emissions_query.query import LONGEST, EmissionsQuery
from portolan.web.place_names import name_of, read_as, which_one
from portolan.web.route_network import route_network

OFFERED, LOOKED_AT = 6, 15

Places = tuple[Place, ...]


@dataclass(frozen=True)
class End:
    """One end; `offered` are the choices, and `question` asks, if the text is ambiguous.

    It `is_guess` where the text is not a name of the place, but a misspelling or the beginning;
    `also` are the other places of a city for whose name one of several was taken.
    """

    field: str
    typed: str
    near: Ends | None = None
    offered: Places = ()
    question: str = ""
    is_guess: bool = False
    also: Places = ()

    @property
    def place(self) -> Place | None:
        """The resolved place."""
        return self.near.place if self.near else None

    @property
    def guess(self) -> str:
        """What the text was taken for, if it is no name of the place; otherwise empty."""
        return read_as(self.typed, self.place) if self.place and self.is_guess else ""

    def length_problem(self) -> Problem | None:
        """The error of an end that may be any text: only its length."""
        if len(self.typed) <= LONGEST:
            return None
        return Problem(self.field, _("At most {{count}} characters.", count=LONGEST))

    def problem(self, kind: PlaceKind | None) -> Problem | None:
        """The error of an end that has to be a place with a port or airport."""
        if not self.typed:
            return Problem(self.field, pgettext("field of a form", "Required"))
        if problem := self.length_problem():
            return problem
        if self.near:
            return self._unserved(self.near, kind)
        if self.question:
            return Problem(self.field, self.question, self.offered)
        return self._unknown()

    def _unserved(self, near: Ends, kind: PlaceKind | None) -> Problem | None:
        if is_served(near, kind):
            return None
        name = name_of(near.place)
        if kind is PlaceKind.OCEANPORT:
            none = _("{{place}} has no larger seaport within 150 km.", place=name)
        else:
            none = _("{{place}} has no larger airport within 150 km.", place=name)
        return Problem(self.field, self._with_choices(none), self.offered)

    def _unknown(self) -> Problem:
        none = _("We found no port, airport or city with this name.")
        return Problem(self.field, self._with_choices(none), self.offered, is_unknown=True)

    def _with_choices(self, none: str) -> str:
        if not self.offered:
            return none
        ask = _("Choose one of these, or type another name or code.")
        return f"{none} {ask}"


def is_served(near: Ends, kind: PlaceKind | None) -> bool:
    """Whether ships or planes serve a place, be it through a seaport far from it."""
    if kind is PlaceKind.OCEANPORT:
        return bool(seaports(route_network(), near))
    return kind is None or near.airport is not None


def end_of(query: EmissionsQuery, field: str) -> End:
    """One end of the way, `origin` or `destination`."""
    return end_of_text(field, query[field], query.mode, query[f"{field}_choice"])


def end_of_text(field: str, typed: str, mode: Mode, wish: str = "") -> End:
    """One end of a way by a mode; `wish` is the slug of one of the places that were offered."""
    kind = KINDS.get(mode)
    if not typed or len(typed) > LONGEST:
        return End(field, typed)
    resolution = meaning_by(route_network(), typed, mode)
    near = ends_of(route_network(), resolution.best) if resolution.best else None
    if near and is_served(near, kind):
        others = also(route_network(), typed, near.place, mode)
        return End(field, typed, near, is_guess=not resolution.is_exact, also=others)
    offered = _nearby(near.place, kind) if near and kind else resolution.candidates[:OFFERED]
    if chosen := _chosen(offered, wish, kind):
        near = ends_of(route_network(), chosen)
        offered = offered if chosen in offered else (chosen, *offered[:-1])
    is_ambiguous = resolution.is_ambiguous and resolution.is_exact
    return End(field, typed, near, offered, which_one(resolution) if is_ambiguous else "")


def _chosen(offered: Places, wish: str, kind: PlaceKind | None) -> Place | None:
    """The place that was chosen; after a change of mode the port or airport that serves it."""
    listed = next((one for one in offered if one.slug == wish), None)
    before = route_network().by_code.get(wish.rpartition("-")[2].upper())
    if listed or not before or before.country not in {one.country for one in offered}:
        return listed
    near = ends_of(route_network(), before)
    serving = near.port if kind is PlaceKind.OCEANPORT else near.airport
    return serving.place if serving and kind else None


def _nearby(place: Place, kind: PlaceKind) -> Places:
    """The nearest ports or airports to a place without its own."""
    near = [neighbor.place for neighbor in route_network().nearest(place, kind, LOOKED_AT)]
    # A minor jetty is seldom the right port for an airport.
    fitting = [one for one in near if one.importance >= MIDDLING] or near
    return tuple(fitting[:OFFERED])
