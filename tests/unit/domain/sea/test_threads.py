"""Many threads asking at once get what one alone gets: Suez and the Cape are never mixed up."""

from concurrent.futures import ThreadPoolExecutor
from itertools import product
from threading import Barrier

from portolan.domain.sea import CANALS, Berth, Passage, SeaNetwork, SeaOptions, SeaRoutes, shortest
from portolan.domain.sea.sea_route import SeaRoute
from tests.support.sea import BerthOf

THREADS = 8
EAST = ("CNSHA", "SGSIN", "INNSA")
WEST = ("NLRTM", "USNYC", "ROCND")

Question = tuple[Berth, Berth, frozenset[Passage]]


def questions(berth: BerthOf) -> list[Question]:
    """Each pair three times in a row: open, by the Cape, and with Suez closed alone."""
    closings = (frozenset[Passage](), CANALS, frozenset({Passage.SUEZ}))
    return [(berth(a), berth(b), closed) for a, b in product(EAST, WEST) for closed in closings]


def test_ways_asked_for_at_once(network: SeaNetwork, berth: BerthOf) -> None:
    questions_of = questions(berth)
    alone = [shortest(network, a, b, closed=closed) for a, b, closed in questions_of]
    start = Barrier(THREADS)

    def ask(thread: int) -> list[SeaRoute]:
        start.wait()
        turned = questions_of[thread:] + questions_of[:thread]
        results = [shortest(network, a, b, closed=closed) for a, b, closed in turned]
        return results[len(questions_of) - thread :] + results[: len(questions_of) - thread]

    with ThreadPoolExecutor(THREADS) as pool:
        for together in pool.map(ask, range(THREADS)):
            assert together == alone


def test_the_cache_asked_at_once(network: SeaNetwork, berth: BerthOf) -> None:
    """With room for fewer answers than there are questions, so that it forgets all the while."""
    pairs = [(berth(a), berth(b)) for a, b in product(EAST, WEST)]
    alone = [SeaRoutes(network).options(*pair) for pair in pairs]
    routes, start = SeaRoutes(network, room=4), Barrier(THREADS)

    def ask(_: int) -> list[SeaOptions]:
        start.wait()
        return [routes.options(*pair) for pair in pairs]

    with ThreadPoolExecutor(THREADS) as pool:
        for together in pool.map(ask, range(THREADS)):
            assert together == alone


def test_the_cache_remembers(network: SeaNetwork, berth: BerthOf) -> None:
    routes = SeaRoutes(network)
    first = routes.options(berth("CNSHA"), berth("NLRTM"))
    assert routes.options(berth("CNSHA"), berth("NLRTM")) is first


def test_the_cache_forgets(network: SeaNetwork, berth: BerthOf) -> None:
    routes = SeaRoutes(network, room=1)
    first = routes.options(berth("CNSHA"), berth("NLRTM"))
    routes.options(berth("SGSIN"), berth("NLRTM"))
    again = routes.options(berth("CNSHA"), berth("NLRTM"))
    assert again == first
    assert again is not first
