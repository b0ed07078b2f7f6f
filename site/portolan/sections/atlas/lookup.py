"""The search of the atlas."""

from collections.abc import Sequence
from dataclasses import dataclass

from portolan.content.search import search
from portolan.content.types import Doc
from portolan.domain.places.place import Place
from portolan.domain.places.towns import towns
from portolan.domain.routes import resolve_text
from portolan.sections.atlas.entries import documents_called, path_of
from portolan.sections.atlas.kinds import KINDS, PLACES, AtlasKind
from portolan.sections.atlas.lists import Row
from portolan.sections.atlas.place_list import place_row
from portolan.web.content import store
from portolan.web.locale import current_locale
from portolan.web.route_network import route_network

SUGGESTED = 8


@dataclass(frozen=True)
class LookupResult:
    """One matching page, or entries to choose from; `is_certain` if their names match exactly."""

    path: str = ""
    rows: Sequence[tuple[AtlasKind, Row]] = ()
    is_certain: bool = False


def answer_to(text: str) -> LookupResult:
    """The match for the words: one page, or several to choose from."""
    titled = _titled(text)
    resolution = resolve_text(route_network(), text, limit=SUGGESTED)
    places = _with_pages(resolution.candidates) if resolution.is_exact or not titled else []
    if len(titled) == 1 and not places:
        return LookupResult(titled[0].path)
    if resolution.best in places[:1] and resolution.is_exact and not titled:
        return LookupResult(path_of(places[0]))
    rows = [*_of_places(places), *_of_documents([*titled, *_searched(text, titled)])]
    return LookupResult(rows=rows, is_certain=resolution.is_exact or bool(titled))


def suggestions(kind: AtlasKind, text: str) -> list[Row]:
    """Similar entries of a kind."""
    if kind.place:
        resolution = route_network().resolver.resolve(text, kind.place, SUGGESTED)
        return [place_row(place) for place in resolution.candidates if place.kind is kind.place]
    name = kind.content.name
    return [row for one, row in _of_documents(_searched(text, [])) if one.name == name]


def _titled(text: str) -> list[Doc]:
    """The vessels, warehouses, routes and services with that name, alias or number."""
    kinds = [kind for kind in KINDS.values() if not kind.place]
    return [doc for kind in kinds for doc in documents_called(kind, text)]


def _searched(text: str, known: Sequence[Doc]) -> list[Doc]:
    """Further documents of the atlas from the site's search, without `known` ones."""
    results = search(store(), text, current_locale(), section="atlas", limit=SUGGESTED, offset=0)
    paths = [item.path for item in results.items]
    taken = {doc.path for doc in known}
    others = store().at([path for path in paths if path not in taken], current_locale().code)
    return [doc for doc in others if not KINDS[doc.type.name].place]


def _with_pages(places: Sequence[Place]) -> Sequence[Place]:
    """The places with a page; a town gives way to the ports and the airport that serve it."""
    served: dict[Place, None] = {}
    for place in places:
        town = towns().get(place.code)
        codes = (*town.seaports, town.airport) if town else (place.code,)
        served |= dict.fromkeys(route_network().by_code[code] for code in codes)
    return list(served)


def _of_places(places: Sequence[Place]) -> list[tuple[AtlasKind, Row]]:
    return [(PLACES[place.kind], place_row(place)) for place in places]


def _of_documents(docs: Sequence[Doc]) -> list[tuple[AtlasKind, Row]]:
    return [(KINDS[doc.type.name], Row(doc.path, "", doc.title, doc.summary, "")) for doc in docs]
