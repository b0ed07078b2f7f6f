"""The ends of a searched route: two texts, each matching one place, several, or none."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from portolan.core.i18n import _, pgettext
from portolan.domain.mode import Mode
from portolan.domain.places.place import Place
from portolan.domain.places.resolution import Resolution
from portolan.domain.routes import also, ends_of, meaning_by, seaports, taken_by
from portolan.web.place_names import name_of, read_as, taken_for, which_one, written
from portolan.web.route_network import route_network
from portolan.web.templating import in_a_row

CHOICES = 6


@dataclass(frozen=True)
class RouteEnd:
    """One end of the route as typed, with its resolution.

    An end that is missing in the query is left for the visitor to fill in.
    """

    name: str
    text: str
    meaning: Resolution
    is_named: bool = True
    mode: Mode | None = None

    @property
    def place(self) -> Place | None:
        """The place, if it is unambiguous."""
        return self.meaning.best

    @property
    def guess(self) -> str:
        """What the text was taken for, if it is no name of the place; otherwise empty."""
        return read_as(self.text, self.place) if self.place and not self.meaning.is_exact else ""

    @cached_property
    def also(self) -> tuple[Place, ...]:
        """The other places of the city, if one of several was taken for its name."""
        return also(route_network(), self.text, self.place, self.mode)

    @property
    def choices(self) -> tuple[Place, ...]:
        """The places to choose from, if the text is ambiguous."""
        return self.meaning.candidates if self.meaning.is_ambiguous else ()

    @property
    def suggestions(self) -> tuple[Place, ...]:
        """Similar places, if none has that name."""
        return self.meaning.candidates if self.meaning.is_unknown else ()

    @property
    def error(self) -> str:
        """The error in the visitor's language; empty without one."""
        if self.place or not self.is_named:
            return ""
        if not self.text:
            return pgettext("field of a form", "Required")
        if self.choices and self.meaning.is_exact:
            return which_one(self.meaning)
        return _("We found no port, airport or city with this name.")

    @property
    def detailed_error(self) -> str:
        """The error with the places to choose from, for a field that cannot list them."""
        if self.place or not self.choices:
            return self.error
        names = in_a_row([written(place) for place in self.choices])
        if self.meaning.is_area:
            return _(
                "This is a country or a region. Enter one of its codes: {{places}}.", places=names
            )
        return _(
            "Several places have this name: {{places}}. Enter one of these codes.", places=names
        )


def route_end(name: str, text: str | None, mode: Mode | None = None) -> RouteEnd:
    """Read one end of the route; `text` is None if the query lacks it."""
    typed = " ".join((text or "").split())
    meaning = meaning_by(route_network(), typed, mode, limit=CHOICES)
    return RouteEnd(name, typed[:200], meaning, text is not None, mode)


def guesses(ends: Iterable[RouteEnd], places: Iterable[Place]) -> list[str]:
    """The sentences for those ends that were taken for these places without being their names."""
    pairs = zip(ends, places, strict=True)
    return [end.guess for end, place in pairs if end.guess and end.place == place]


class OtherPlaces(NamedTuple):
    """What a city's name was taken for, and the other places there: their names and addresses."""

    sentence: str
    links: tuple[tuple[str, str], ...]


def other_places(
    ends: Iterable[RouteEnd], places: Iterable[Place], address: Callable[[RouteEnd, Place], str]
) -> list[OtherPlaces]:
    """The other places of the cities whose names were taken for these places.

    Args:
        ends: the two ends.
        places: what they were taken for.
        address: the address of the same query with another place at one end.
    """
    return [
        OtherPlaces(
            taken_for(end.text, taken_by(route_network(), place, end.mode)),
            tuple((written(one), address(end, one)) for one in end.also),
        )
        for end, place in zip(ends, places, strict=True)
        if end.place == place and end.also
    ]


def no_port_of_call(place: Place) -> str:
    """The sentence for a place at which no container ship calls, with its seaports."""
    through = seaports(route_network(), ends_of(route_network(), place))
    if not through:
        return _("No container ship calls at {{place}}.", place=name_of(place))
    return _(
        "No container ship calls at {{place}}. Choose one of its seaports: {{ports}}.",
        place=name_of(place),
        ports=in_a_row([written(served.place) for served in through]),
    )
