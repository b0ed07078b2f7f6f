"""The ends of a searched route: two texts, each of which may match one place, several, or none."""

from dataclasses import dataclass, replace

from portolan.core.i18n import _, pgettext
from portolan.domain.places.place import MIDDLING, Place, PlaceKind
from portolan.domain.places.resolution import Certainty, Resolution
from portolan.domain.routes import resolve_text
from portolan.web.place_names import written
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
        return None if self._harbors else self.meaning.best

    @property
    def _harbors(self) -> tuple[Place, ...]:
        """The ports of a city whose airport comes first: Chicago may be either.

        Elsewhere the port comes first, and its airport stands in by air.
        """
        best = self.meaning.best
        if best is None or best.kind is PlaceKind.OCEANPORT or self._is_code_of(best):
            return ()
        return tuple(
            place
            for place in self.meaning.candidates
            if place.kind is PlaceKind.OCEANPORT
            and place.city == best.city
            and place.importance >= MIDDLING
        )

    def _is_code_of(self, place: Place) -> bool:
        typed = self.text.casefold()
        is_written = typed.endswith(f"({place.code.casefold()})")
        return is_written or typed in (place.slug, place.code.casefold(), place.name.casefold())

    @property
    def choices(self) -> tuple[Place, ...]:
        """The places to choose from, if the text is ambiguous."""
        if self._harbors:
            cities = {place.city for place in self._harbors}
            named = (place for place in self.meaning.candidates if place.city in cities)
            return tuple(place for place in named if place.importance >= MIDDLING)
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
        if self.choices:
            return _("Several places have this name. Which one?")
        return _("We found no port, airport or city with this name.")

    @property
    def told_error(self) -> str:
        """The error with the places to choose from, for a field that cannot list them."""
        if self.place or not self.choices:
            return self.error
        names = in_a_row([written(place) for place in self.choices])
        return _(
            "Several places have this name: {{places}}. Enter one of these codes.", places=names
        )


def route_end_by(kind: PlaceKind, name: str, text: str | None) -> RouteEnd:
    """One end by sea or by air: of several places those of the kind, if there are any."""
    end = route_end(name, text)
    fitting = tuple(place for place in end.choices if place.kind is kind)
    if not fitting:
        return end
    certainty = Certainty.FOUND if len(fitting) == 1 else Certainty.AMBIGUOUS
    return replace(end, meaning=Resolution(certainty, fitting))


def route_end(name: str, text: str | None) -> RouteEnd:
    """Read one end of the route; `text` is None if the query lacks it."""
    typed = " ".join((text or "").split())
    return RouteEnd(
        name, typed[:200], resolve_text(route_network(), typed, limit=CHOICES), text is not None
    )
