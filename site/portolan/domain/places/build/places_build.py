"""Builder of the places: airports, ocean ports and towns, the most important first."""

from portolan.domain.places.build.airports import airports
from portolan.domain.places.build.by_hand import by_hand
from portolan.domain.places.build.finishing import completed
from portolan.domain.places.build.ports import ports
from portolan.domain.places.place import Place
from portolan.domain.places.towns import towns


def built_places() -> tuple[Place, ...]:
    """Return every place by importance: curated ones in their order, the rest by code."""
    of_air = airports()
    of_towns = [town.place for town in towns().values()]
    ranks = {
        code: words.rank for what in ("airports", "ports") for code, words in by_hand(what).items()
    }

    def order(place: Place) -> tuple[int, int, str]:
        return -place.importance, ranks.get(place.code, len(ranks)), place.code

    return tuple(sorted(completed((*of_air, *ports(of_air), *of_towns)), key=order))
