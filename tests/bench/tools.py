"""What the freight tools cost where nothing is kept: CPU time in this process, page by page."""

import csv
import gc
import random
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from itertools import cycle, islice
from statistics import quantiles
from urllib.parse import quote, urlsplit

from flask import Flask

from portolan.core.config import ROOT
from portolan.domain.hs.code import Level
from portolan.domain.hs.record import HsCode
from portolan.domain.hs.store import HsStore
from portolan.domain.places.place import Place, PlaceKind
from portolan.domain.routes.network import RouteNetwork
from portolan.web.locale import site_urls
from portolan.web.page_cache.page_harvest import request_for
from portolan.web.page_cache.wsgi_response import ask
from tests.bench.site import Address, BenchSite

LIMITS: Mapping[str, float] = {
    "route search": 12,
    "HS search": 5,
    "atlas page": 6,
    "site search": 5,
    "what if": 200,
    "arrival": 30,
    "loading plan": 500,
}
"""CPU milliseconds that 95 of 100 renderings may take, by the name of the tool."""

ASKED, SELDOM_ASKED = 300, 20
WARM_UP = 20
SEED = 20_26
LEAST_LETTERS = 4
SEARCHED = ROOT / "tests/support/search_queries.csv"
"""What visitors type: the queries that the search is judged by."""
KINDS = {PlaceKind.OCEANPORT: "oceanport", PlaceKind.AIRPORT: "airport"}
DOCUMENTS = ("vessel", "warehouse", "route", "service")
LISTS = ("", "?sort=name", "?q=port", "?page=2")


def tool_milliseconds(site: BenchSite, addresses: Sequence[Address]) -> dict[str, list[float]]:
    """What each of some hundred questions costs, by the name of the tool; none is asked twice."""
    dice = random.Random(SEED)  # noqa: S311 - the same questions in every run
    known: RouteNetwork = site.app.extensions["route_network"].route_network()
    codes: HsStore = site.app.extensions["hs_codes"]
    questions = {
        "route search": _routes(dice, known.of_kind(PlaceKind.OCEANPORT)),
        "HS search": _searches(dice, codes),
        "atlas page": _atlas(dice, known, _documents(addresses)),
        **_planned(dice, known.of_kind(PlaceKind.OCEANPORT)),
    }
    asked = {name: _on_both(site.hosts, targets) for name, targets in questions.items()}
    searches = _site_searches(dice, site_urls(site.app.config["SETTINGS"]))
    return {
        name: _costs(site.app, each) for name, each in (*asked.items(), ("site search", searches))
    }


def slowest_but_some(costs: Sequence[float]) -> float:
    """The cost that 95 of 100 do not exceed."""
    return quantiles(costs, n=20)[-1]


def _routes(dice: random.Random, ports: Sequence[Place]) -> list[str]:
    """Routes between any two of all ports: nearly all have to be searched for."""
    pairs = [dice.sample(ports, 2) for _ in range(ASKED + WARM_UP)]
    return [f"/route-search/{origin.slug}/{destination.slug}" for origin, destination in pairs]


def _planned(dice: random.Random, ports: Sequence[Place]) -> dict[str, list[str]]:
    """Voyages with Suez closed, dates of arrival, and loads of 200 pieces in twenty sizes."""
    pairs = [dice.sample(ports, 2) for _ in range(SELDOM_ASKED + WARM_UP)]
    ready = datetime.now(UTC).date() + timedelta(days=60)
    return {
        "what if": [f"/route-search/{a.slug}/{b.slug}/what-if?avoid=suez" for a, b in pairs],
        "arrival": [
            f"/arrival?origin={a.slug}&destination={b.slug}&ready={ready}" for a, b in pairs
        ],
        "loading plan": [_load(dice) for _ in pairs],
    }


def _load(dice: random.Random) -> str:
    sides = ("length", "width", "height", "weight")
    rows = [
        f"pieces-{row}-count=10&"
        + "&".join(f"pieces-{row}-{it}={dice.randint(30, 110)}" for it in sides)
        for row in range(1, 21)
    ]
    return f"/load-planner?unit=all&{'&'.join(rows)}"


def _searches(dice: random.Random, codes: HsStore) -> list[str]:
    """Words of the HS texts in both languages, pairs of them, and codes begun."""
    headings = dice.sample(list(codes.level(Level.HEADING)), ASKED + WARM_UP)
    texts: tuple[Callable[[HsCode], str], ...] = (
        lambda code: dice.choice(_words(code.text)),
        lambda code: code.translations.get("zh", code.text)[:LEAST_LETTERS],
        lambda code: " ".join(dice.choices(_words(code.text), k=2)),
        lambda code: code.code[: dice.randint(2, len(code.code))],
    )
    query = [text(code) for text, code in zip(cycle(texts), headings, strict=False)]
    return [f"/data/hs-code?q={quote(text)}" for text in query]


def _site_searches(dice: random.Random, urls: Mapping[str, str]) -> list[Address]:
    """What visitors type, each on the site of its language."""
    with SEARCHED.open(encoding="utf-8", newline="") as lines:
        typed = dice.sample(list(csv.DictReader(lines)), ASKED + WARM_UP)
    return [
        Address(urlsplit(urls[row["locale"]]).netloc, f"/search?q={quote(row['query'])}")
        for row in typed
    ]


def _words(text: str) -> list[str]:
    return [word for word in text.lower().split() if len(word) >= LEAST_LETTERS] or [text]


def _atlas(dice: random.Random, known: RouteNetwork, documents: Sequence[str]) -> list[str]:
    """Pages of any port or airport, of all that has a document, and of the lists."""
    view = [place for place in known.places if place.kind in KINDS]
    places = dice.sample(view, ASKED - ASKED // 4)
    paths = [f"/atlas/{KINDS[place.kind]}/{place.slug}" for place in places]
    listed = [f"/atlas/{name}{query}" for name in (*KINDS.values(), *DOCUMENTS) for query in LISTS]
    written = dice.sample(documents, ASKED - len(paths) - len(listed) + WARM_UP)
    mixed = [*paths, *listed, *written]
    dice.shuffle(mixed)
    return mixed


def _documents(addresses: Iterable[Address]) -> list[str]:
    begins = tuple(f"/atlas/{name}/" for name in (*KINDS.values(), *DOCUMENTS))
    targets = dict.fromkeys(address.target for address in addresses)
    return [target for target in targets if target.startswith(begins)]


def _on_both(hosts: Sequence[str], targets: Iterable[str]) -> Iterator[Address]:
    """The targets on one site and the other by turns."""
    return (Address(host, target) for host, target in zip(cycle(hosts), targets, strict=False))


def _costs(app: Flask, addresses: Iterable[Address]) -> list[float]:
    """The cost of each, without the first, which read what all of them need."""
    remaining = iter(addresses)
    for address in islice(remaining, WARM_UP):
        _cost(app, address)
    # As the server does when it has read its data.
    gc.freeze()
    return [_cost(app, address) for address in remaining]


def _cost(app: Flask, address: Address) -> float:
    path, _, query = address.target.partition("?")
    request = request_for(address.host, path, query)
    before = time.thread_time()
    answer = ask(app, request)
    answer.read()
    spent = time.thread_time() - before
    if answer.status[0] == "5":
        raise SystemExit(f"{address.target}: {answer.status}")
    return spent * 1e3
