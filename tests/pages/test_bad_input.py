"""What nobody should send, sent to every tool in both languages: a sentence, and never a 500.

Where an answer is 200, it is a page that helps: a list that says that nothing was found, or the
page without the filter that means nothing.
"""

import re
from collections.abc import Iterator, Mapping
from html import unescape
from itertools import cycle
from urllib.parse import quote, urlencode

import pytest
from werkzeug.test import TestResponse

from tests.conftest import BASE
from tests.support.checking_client import CheckingClient

CHINESE = re.compile(r"[\u4e00-\u9fff]")
TEXTS = {
    "unknown": "zzzzqqqq",
    "ten kilobytes": "x" * 10_240,
    "ten kilobytes in Chinese": "海" * 3_500,
    "control characters": "a\x00\x07\x1b[31m\x7f\u2028\u202e\r\nSet-Cookie: a=b",
    "nothing but control characters": "\x00\x07",
    "Chinese": "没有这样的地方",
    "markup": "<script>alert(1)</script>\"'&",
    "half a character": "\ud83d",
    "a path": "../../etc/passwd",
    "signs of a query": '"* OR NEAR( -)',
    "combining marks": "e" + "\u0301" * 400,
}
FIGURES = {
    "zero": "0",
    "negative": "-20",
    "absurd": "99999999999",
    "many digits": "9" * 10_240,
    "infinite": "Infinity",
    "no number": "NaN",
    "an exponent": "1e999999",
    "words": "a lot",
    "Chinese words": "二十吨",
    "a raised digit": "10²",
    "two points": "1.2.3",
    "control characters": "\x002\x00-",
}

SEA = {"origin": "CNSHA", "destination": "NLRTM"}
CARGO = {**SEA, "mode": "ocean-fcl", "weight_kg": "20000"}
GOOD = {
    "/route-search": SEA,
    "/emissions-calculator": CARGO,
    "/emissions-calculator.json": CARGO,
    "/emissions-calculator.csv": CARGO,
    "/api/routes": SEA,
    "/api/emissions": CARGO,
}

QUERIES = {
    # What a text may be asked of, and the statuses that are right for one that means nothing.
    "/atlas?q": {200},
    "/atlas/oceanport?q": {200},
    "/atlas/oceanport?country": {200},
    "/atlas/oceanport?sort": {200},
    "/atlas/oceanport?page": {404},
    "/atlas/vessel?q": {200},
    "/atlas/vessel?operator": {200},
    "/atlas/vessel?capacity": {200},
    "/atlas/service?mode": {200},
    "/atlas/service?page": {404},
    "/route-search?origin": {422},
    "/route-search?destination": {422},
    "/emissions-calculator?origin": {422},
    "/emissions-calculator?destination": {422},
    "/emissions-calculator?mode": {200, 422},
    "/emissions-calculator?factor_set": {200, 422},
    "/emissions-calculator.json?origin": {422},
    "/emissions-calculator.csv?origin": {422},
    "/data/hs-code?q": {200, 422},
    "/paps?number": {200, 422},
    "/pars?number": {200, 422},
    "/paps/label.svg?number": {200, 422},
    "/api/places?q": {200},
    "/api/places?type": {422},
    "/api/places?limit": {422},
    "/api/routes?origin": {404, 422},
    "/api/emissions?destination": {404, 422},
    "/api/emissions?mode": {200, 422},
    "/api/emissions?factor_set": {200, 422},
    "/api/hs?q": {200, 422},
    "/api/hs?limit": {422},
}
PATHS = (
    *("/atlas/{}", "/atlas/oceanport/{}", "/atlas/airport/{}", "/atlas/vessel/{}"),
    *("/route-search/{}", "/route-search/{}/rotterdam-nlrtm", "/route-search/shanghai-cnsha/{}"),
    *("/data/hs-code/{}", "/api/hs/{}"),
)
WEIGHED = (
    *("/emissions-calculator?weight_kg", "/emissions-calculator?volume_m3"),
    *("/emissions-calculator?distance_km", "/emissions-calculator?containers-40-high-cube"),
    *("/emissions-calculator.json?weight_kg", "/emissions-calculator.csv?volume_m3"),
    *("/api/emissions?weight_kg", "/api/emissions?distance_km"),
)


def by_turns(texts: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    """Each text with its name and a site to send it to: now the one, now the other."""
    for (name, text), base_url in zip(texts.items(), cycle(BASE.values()), strict=False):
        yield name, text, base_url


def address(query: str, text: str) -> str:
    """A question that is good but for one answer."""
    path, _, field = query.partition("?")
    rest = {name: value for name, value in GOOD.get(path, {}).items() if name != field}
    return f"{path}?{urlencode([*rest.items(), (field, text.encode(errors='surrogatepass'))])}"


def sentences(answer: TestResponse) -> list[str]:
    """What the answer says is wrong, or what its page is called."""
    if answer.mimetype == "application/json":
        return [answer.get_json()["error"]["message"]]
    main = answer.text.partition("<main")[2].partition("</main>")[0]
    wrong = re.findall(r'class="(?:err|problem|lead)"[^>]*>(.*?)</p>', main, re.DOTALL)
    wrong += re.findall(r'<div class="summary".*?</ul>', main, re.DOTALL)
    wrong += re.findall(r"<h1.*?</h1>\s*<p.*?</p>", main, re.DOTALL)
    return [unescape(re.sub(r"<[^>]+>", " ", one)).strip() for one in wrong]


def assert_helpful(answer: TestResponse, base_url: str, sent: str = "") -> None:
    """Refused in the visitor's language, without showing what was sent as markup."""
    assert answer.status_code < 500
    assert "<script>alert" not in answer.text
    assert len(answer.data) < 400_000
    assert "Set-Cookie" not in answer.headers
    if answer.status_code in (404, 422):
        message = " ".join(sentences(answer))
        assert message.strip()
        # An English sentence may quote what was sent in Chinese.
        if "zh-cn" in base_url or not CHINESE.search(sent):
            assert bool(CHINESE.search(message)) is ("zh-cn" in base_url), message


@pytest.fixture(autouse=True)
def no_limit(client: CheckingClient) -> None:
    """As many questions as the tables have."""
    client.application.config["API_LIMIT"] = "100000 per minute"


@pytest.mark.parametrize(("query", "statuses"), QUERIES.items(), ids=QUERIES)
def test_texts_that_mean_nothing(client: CheckingClient, query: str, statuses: set[int]) -> None:
    for name, text, base_url in by_turns(TEXTS):
        answer = client.get(address(query, text), base_url=base_url)
        # Control characters count as spaces in a query, and then nothing was asked.
        good = {*statuses, 200} if name == "nothing but control characters" else statuses
        assert answer.status_code in good, name
        assert_helpful(answer, base_url, text)


@pytest.mark.parametrize("path", PATHS)
def test_addresses_that_name_nothing(client: CheckingClient, path: str) -> None:
    for name, text, base_url in by_turns(TEXTS):
        spelled = quote(text.encode(errors="surrogatepass"), safe="")
        answer = client.get(path.format(spelled), base_url=base_url)
        assert answer.status_code == (400 if "control" in name else 404), name
        assert_helpful(answer, base_url, text)


@pytest.mark.parametrize("query", WEIGHED)
def test_figures_that_are_none(client: CheckingClient, query: str) -> None:
    for name, text, base_url in by_turns(FIGURES):
        answer = client.get(address(query, text), base_url=base_url)
        assert answer.status_code == 422, name
        assert_helpful(answer, base_url, text)


WRONG = {
    "one place twice": "/route-search?origin=CNSHA&destination=shanghai",
    "one place twice, by address": "/route-search/shanghai-cnsha/shanghai-cnsha",
    "one place twice, to reckon": "/emissions-calculator?origin=NLRTM&destination=NLRTM&mode=air",
    "one place twice, as JSON": "/api/routes?origin=CNSHA&destination=Shanghai",
    "a port and its airport": "/route-search/shanghai-cnsha/shanghai-pudong-pvg",
    "no port at all": "/emissions-calculator?origin=CNSHA&destination=FLW&weight_kg=5",
    "an unknown code": "/emissions-calculator?origin=CNSHA&destination=CHBSL&weight_kg=5",
    "an unknown code, by address": "/route-search/shanghai-cnsha/chbsl",
    "an unknown code, as JSON": "/api/emissions?origin=CHBSL&destination=NLRTM&weight_kg=5",
    "one end": "/route-search?origin=CNSHA&destination=",
    "no cargo": "/emissions-calculator?origin=CNSHA&destination=NLRTM&weight_kg=",
    "no kilometers on land": "/emissions-calculator?mode=rail&weight_kg=5&origin=",
    "containers by air": "/emissions-calculator?mode=air&origin=PVG&destination=AMS"
    "&containers-20-standard=1",
    "no such HS code": "/data/hs-code/999999-nothing",
    "no such HS code, as JSON": "/api/hs/999999",
    "no such chapter": "/api/hs/98",
    "no such section": "/api/hs/XXII",
    "no such port": "/atlas/oceanport/zzzzz",
    "no such ship": "/atlas/vessel/1234567",
    "an airport among ports": "/atlas/oceanport/frankfurt-fra",
    "no such kind": "/atlas/lighthouse",
    "page nought": "/atlas/oceanport?page=0",
    "page minus one": "/atlas/airport?page=-1",
    "a page beyond the last": "/atlas/route?page=999999",
    "half a page": "/atlas/vessel?page=1.5",
    "no number for a label": "/paps?number=",
    "a label of nothing": "/pars/label.svg?number=",
    "two numbers": "/paps?number=AB&number=ABCD123456",
    "two origins": "/route-search?origin=zzzz&origin=CNSHA&destination=NLRTM",
    "two weights": "/emissions-calculator?origin=CNSHA&destination=NLRTM&weight_kg=-1&weight_kg=5",
    "two limits": "/api/places?limit=0&limit=5",
    "no question": "/api/hs",
    "no way": "/api/routes",
}


@pytest.mark.parametrize("query", WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_said(client: CheckingClient, base_url: str, query: str) -> None:
    answer = client.get(query, base_url=base_url)
    assert answer.status_code in (404, 422)
    assert_helpful(answer, base_url)


FIRST_COUNTS = {
    "/route-search?origin=CNSHA&origin=zzzz&destination=NLRTM&destination=zzzz": 302,
    "/emissions-calculator?origin=CNSHA&destination=NLRTM&weight_kg=5&weight_kg=-1": 200,
    "/paps?number=ABCD123456&number=x": 200,
    "/api/places?q=rotterdam&q=zzzz&limit=1&limit=0": 200,
    "/atlas?q=NLRTM&q=zzzz": 302,
}


@pytest.mark.parametrize(("query", "status"), FIRST_COUNTS.items())
def test_of_two_answers_the_first_counts(client: CheckingClient, query: str, status: int) -> None:
    assert client.get(query).status_code == status


def every_field() -> Iterator[str]:
    """Each field of each tool."""
    yield from (*QUERIES, *WEIGHED)


@pytest.mark.parametrize("query", sorted(set(every_field())))
def test_bytes_that_are_no_text(client: CheckingClient, query: str) -> None:
    path, _, field = query.partition("?")
    rest = {name: value for name, value in GOOD.get(path, {}).items() if name != field}
    answer = client.get(f"{path}?{urlencode(rest)}&{field}=%FF%FE%C0&{field}[]=1&%00={'a' * 3000}")
    assert answer.status_code in (200, 404, 422)
