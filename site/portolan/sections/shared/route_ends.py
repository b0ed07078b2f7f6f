"""The ends of a searched route: two texts, each matching one place, several, or none."""

from collections.abc import Iterable
from dataclasses import dataclass

from portolan.core.i18n import _, pgettext
from portolan.domain.mode import Mode
from portolan.domain.places.place import Place
from portolan.domain.places.resolution import Resolution
from portolan.domain.routes import ends_of, meaning_by, seaports
from portolan.web.place_names import name_of, read_as, which_one, written
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

    @property
    def place(self) -> Place | None:
        """The place, if it is unambiguous."""
        return self.meaning.best

    @property
    def guess(self) -> str:
        """What the text was taken for, if it is no name of the place; otherwise empty."""
        return read_as(self.text, self.place) if self.place and not self.meaning.is_exact else ""

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
    return RouteEnd(name, typed[:200], meaning, text is not None)


def guesses(ends: Iterable[RouteEnd], places: Iterable[Place]) -> list[str]:
    """The sentences for those ends that were taken for these places without being their names."""
    pairs = zip(ends, places, strict=True)
    return [end.guess for end, place in pairs if end.guess and end.place == place]


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
