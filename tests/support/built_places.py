"""The real route network, built once for all tests that ask it."""

from functools import lru_cache

from portolan.domain.places.build.places_build import built_places
from portolan.domain.places.place import Place
from portolan.domain.places.resolver import Resolver


@lru_cache(maxsize=1)
def places() -> tuple[Place, ...]:
    return built_places()


@lru_cache(maxsize=1)
def by_code() -> dict[str, Place]:
    return {place.code: place for place in places()}


@lru_cache(maxsize=1)
def resolver() -> Resolver:
    return Resolver(places())
