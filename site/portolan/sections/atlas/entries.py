"""Entries of the atlas: addresses of places, and look-up of places and documents by address."""

from collections.abc import Iterable, Iterator

from portolan.content.types import Doc
from portolan.core.locale import Locale
from portolan.domain.places.place import LARGE, WRITTEN_UP, Place, PlaceKind
from portolan.sections.atlas.kinds import PLACES, AtlasKind
from portolan.web.content import documents
from portolan.web.route_network import route_network


def path_of(place: Place) -> str:
    """The address of a place's page."""
    return f"{PLACES[place.kind].path}/{place.slug}"


def is_offered(place: Place) -> bool:
    """Whether search engines may list its page, which then says something of its own.

    One with a document does; so does that of a large airport, which measures the way to the hubs
    of other regions. A port without a document only has what its neighbors have too.
    """
    if place.kind is PlaceKind.AIRPORT:
        return place.importance >= LARGE
    return place.importance == WRITTEN_UP


def is_one_of_many(place: Place) -> bool:
    """Whether its page is one of thousands made from data sets alone, which crawls leave out."""
    return place.importance < WRITTEN_UP


def offered_paths(kind: PlaceKind, _locale: Locale) -> list[str]:
    """The paths of listed places of a kind without a document."""
    documented = {doc.path for doc in documents(PLACES[kind].content)}
    paths = [path_of(place) for place in route_network().of_kind(kind) if is_offered(place)]
    return [path for path in paths if path not in documented]


def place_meant(kind: PlaceKind, text: str) -> Place | None:
    """The place of a path segment: a slug, a code, or another spelling."""
    known = route_network()
    for code in (text, text.rsplit("-", 1)[-1]):
        place = known.by_code.get(code.upper())
        if place and place.kind is kind:
            return place
    answer = known.resolver.resolve(text.replace("-", " "), kind)
    return answer.best if answer.is_exact else None


def document_meant(kind: AtlasKind, text: str) -> Doc | None:
    """The document of a path segment: an IMO number, a title, an alias."""
    documents = documents_called(kind, text)
    return documents[0] if len(documents) == 1 else None


def documents_called(kind: AtlasKind, text: str) -> list[Doc]:
    """The documents of a kind with this name, in either language, or this number."""
    folded = _folded(text)
    return [doc for doc in documents(kind.content) if folded in map(_folded, _names(doc))]


def _names(doc: Doc) -> Iterator[str]:
    yield from (doc.title, doc.slug)
    yield from (doc.meta[name] for name in ("imo", "english") if doc.meta.get(name))
    yield from (*doc.meta.get("aliases", ()), *doc.meta.get("english_aliases", ()))


def _folded(name: str) -> str:
    return name.casefold().replace("-", " ")


def places_of(codes: Iterable[str]) -> list[Place]:
    """The places with these codes; unknown codes are skipped."""
    by_code = route_network().by_code
    return [by_code[code] for code in codes if code in by_code]
