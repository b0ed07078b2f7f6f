"""The requests of each scenario, written out for wrk."""

import random
from collections.abc import Iterable, Sequence
from itertools import accumulate
from pathlib import Path
from urllib.parse import quote, urlencode

from forms.choices import TOPICS
from tests.bench.site import Address

DRAWS = 20_000
SEED = 20_26
QUERIES = (
    "freight", "customs", "incoterms", "demurrage", "bill of lading", "container", "rotterdam",
    "fcl lcl", "air waybill", "hs code",
    "海运", "报关", "集装箱", "提单", "滞期费", "空运", "整箱", "运费", "贸易术语", "港口",
)  # fmt: skip


def zipf(addresses: Sequence[Address], *, missing: float = 0.0) -> list[Address]:
    """Visits to all pages, the most popular twice as often as the second, three times the third.

    A share of `missing` of them goes to pages that do not exist.
    """
    dice = random.Random(SEED)  # noqa: S311 - the same visits in every run
    popular = list(addresses)
    dice.shuffle(popular)
    weights = list(accumulate(1 / rank for rank in range(1, len(popular) + 1)))
    drawn = dice.choices(popular, cum_weights=weights, k=DRAWS)
    return [
        unknown(address.host, number) if dice.random() < missing else address
        for number, address in enumerate(drawn)
    ]


def unknown(host: str, number: int) -> Address:
    """A page that does not exist."""
    return Address(host, f"/blog/no-such-post-{number}")


def searches(hosts: Iterable[str]) -> list[Address]:
    """Searches in both languages, on both sites."""
    return [Address(host, f"/search?q={quote(words)}") for words in QUERIES for host in hosts]


def write_gets(file: Path, addresses: Iterable[Address]) -> Path:
    """Write a GET for each address; returns the file."""
    return write_encoded(file, ((address, "br") for address in addresses))


def write_encoded(file: Path, query: Iterable[tuple[Address, str]]) -> Path:
    """Write a GET for each address in an encoding; returns the file."""
    return _write(file, (_get(address, encoding) for address, encoding in query))


def _get(address: Address, encoding: str) -> str:
    head = f"GET {address.target} HTTP/1.1\r\nHost: {address.host}\r\n"
    return f"{head}Accept-Encoding: {encoding}\r\n\r\n"


def write_posts(file: Path, host: str, first: int = 0) -> Path:
    """Write contact forms that differ, numbered from the first, as a browser posts them."""
    return _write(file, (_post(host, number) for number in range(first, first + DRAWS)))


def contact_form(number: int) -> dict[str, str]:
    """The fields of a contact form that differs from others by its number."""
    return {
        "first_name": "Maria",
        "last_name": "Cantino",
        "work_email": f"maria-{number}@importer.example",
        "company_name": "Importer",
        "phone_country": "NL",
        "phone": "010 200 0148",
        "topic": TOPICS[0][0],
        "message": f"Two containers from Shanghai to Rotterdam, number {number}.",
    }


def _post(host: str, number: int) -> str:
    body = urlencode(contact_form(number))
    return (
        f"POST /company/contact HTTP/1.1\r\nHost: {host}\r\nSec-Fetch-Site: same-origin\r\n"
        "Content-Type: application/x-www-form-urlencoded\r\n"
        f"Content-Length: {len(body)}\r\n\r\n{body}"
    )


def _write(file: Path, requests: Iterable[str]) -> Path:
    file.write_text("\0".join(requests), encoding="ascii")
    return file
