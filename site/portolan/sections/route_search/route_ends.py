"""What a search asks for: two texts, each of which may mean a place, several, or none."""

from dataclasses import dataclass

from portolan.core.i18n import _
from portolan.domain.places.place import Place
from portolan.domain.places.resolution import Resolution
from portolan.domain.routes import meant
from portolan.web.route_network import route_network

CHOICES = 6


@dataclass(frozen=True)
class RouteEnd:
    """One end of the route as it was typed, and what it means.

    One that the address does not name is left for the visitor to fill in.
    """

    name: str
    text: str
    meaning: Resolution
    is_named: bool = True

    @property
    def place(self) -> Place | None:
        """The place that is meant beyond doubt."""
        return self.meaning.best

    @property
    def choices(self) -> tuple[Place, ...]:
        """The places of which one is meant, where the text means several."""
        return self.meaning.candidates if self.meaning.is_ambiguous else ()

    @property
    def suggestions(self) -> tuple[Place, ...]:
        """The places that may be meant, where none goes by that name."""
        return self.meaning.candidates if self.meaning.is_unknown else ()

    @property
    def error(self) -> str:
        """What is wrong with it, in the visitor's language; empty if nothing is."""
        if self.place or not self.is_named:
            return ""
        if not self.text:
            return _("Required")
        if self.choices:
            return _("Several places go by this name. Which one?")
        return _("We know no port, airport or city by this name.")


def route_end(name: str, text: str | None) -> RouteEnd:
    """Read what was typed for one end; None if the address does not name it."""
    typed = " ".join((text or "").split())
    return RouteEnd(
        name, typed[:200], meant(route_network(), typed, limit=CHOICES), text is not None
    )
