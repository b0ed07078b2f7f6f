"""The pages of PAPS and PARS: the judgment of a number, its label on the page and as a file."""

import re
from html import unescape

import pytest

from portolan.domain.border import NumberCaution
from portolan.sections.border_labels.wording import CAUTIONS
from tests.support.checking_client import CheckingClient

KINDS = ("paps", "pars")
GOOD = {"paps": "ABCD123456", "pars": "7X4Q2348823"}


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    """Each kind in turn."""
    return str(request.param)


def test_the_page_explains_and_asks(client: CheckingClient, kind: str, base_url: str) -> None:
    page = client.get(f"/{kind}", base_url=base_url)
    assert page.status_code == 200
    assert page.headers["X-Page-Cache"] == "store"
    assert 'name="number"' in page.text
    assert 'class="slip"' not in page.text
    prose = page.text.partition('class="main prose"')[2].partition("</article>")[0]
    words = re.sub(r"<[^>]+>", " ", prose).split()
    if "zh-cn" in base_url:
        assert 400 < sum(map(len, words)) < 1_200
    else:
        assert 300 < len(words) < 520


def test_a_number_is_made_regular(client: CheckingClient, kind: str, base_url: str) -> None:
    typed = f" {GOOD[kind][:4].lower()} {GOOD[kind][4:7]}-{GOOD[kind][7:]} "
    page = client.get(f"/{kind}", query_string={"number": typed}, base_url=base_url)
    assert page.status_code == 200
    assert f'aria-label="{kind.upper()} {GOOD[kind]}"' in page.text
    assert f'href="/{kind}/label.svg?number={GOOD[kind]}&amp;bars=code128"' in page.text
    assert "X-Page-Cache" not in page.headers
    assert 'name="robots" content="noindex"' in page.text


FAULTY = [
    ("paps", ""),
    ("paps", "123456789"),
    ("paps", "AB1"),
    ("paps", "ABCD123456789012"),
    ("paps", "ABCD12/34"),
    ("paps", "x" * 10_240),
    ("pars", "1234567"),
    ("pars", "1" * 31),
    ("pars", "1234-中文-99"),
]


@pytest.mark.parametrize(("wrong", "number"), FAULTY)
def test_a_faulty_number_gets_no_label(
    client: CheckingClient, wrong: str, number: str, base_url: str
) -> None:
    page = client.get(f"/{wrong}", query_string={"number": number}, base_url=base_url)
    assert page.status_code == 422
    assert f'<a href="#{wrong}-number">' in page.text
    assert f'id="{wrong}-number-error"' in page.text
    assert 'class="slip"' not in page.text
    label = client.get(f"/{wrong}/label.svg", query_string={"number": number}, base_url=base_url)
    assert label.status_code == 422


def test_one_character_is_not_many(client: CheckingClient) -> None:
    for kind, least in (("paps", 6), ("pars", 8)):
        page = client.get(f"/{kind}?number=1")
        assert f"It needs at least {least} characters; here it is 1 long." in page.text


def test_the_label_is_a_file_too(client: CheckingClient, kind: str) -> None:
    for bars in ("code128", "code39"):
        question = {"number": GOOD[kind], "bars": bars}
        label = client.get(f"/{kind}/label.svg", query_string=question)
        assert label.status_code == 200
        assert label.mimetype == "image/svg+xml"
        assert f"{kind}-{GOOD[kind]}.svg" in label.headers["Content-Disposition"]
        page = client.get(f"/{kind}", query_string=question)
        assert label.text in page.text


def test_the_two_kinds_of_bars_differ(client: CheckingClient) -> None:
    first, second = (
        client.get(f"/paps/label.svg?number=ABCD123456&bars={bars}").text
        for bars in ("code128", "code39")
    )
    assert first != second
    assert client.get("/paps/label.svg?number=ABCD123456&bars=x").text == first


def test_what_may_be_misread_is_said(client: CheckingClient) -> None:
    doubtful = unescape(client.get("/paps?number=ABCD12O456").text)
    assert str(CAUTIONS[NumberCaution.LETTER_O]) in doubtful
    assert "whether the carrier is registered" in doubtful
    plain = unescape(client.get("/paps?number=ABCD123456").text)
    assert str(CAUTIONS[NumberCaution.LETTER_O]) not in plain


@pytest.mark.parametrize("number", ["0BCD1234", "A1CD1234"])
def test_a_digit_in_the_letters_of_the_scac_is_named(client: CheckingClient, number: str) -> None:
    answer = client.get(f"/paps?number={number}")
    assert answer.status_code == 422
    assert "Did you mean the letter O instead of a zero, or the letter I instead of a one?" in (
        answer.text
    )


def test_the_limits_are_those_of_the_page(client: CheckingClient) -> None:
    page = client.get("/pars").text
    assert "8 to 25 characters" in page
    refused = client.get(f"/pars?number={'2' * 31}").text
    assert "The number has 31 characters. The agency accepts up to 25" in refused
    labeled = client.get(f"/pars?number={'2' * 26}")
    assert labeled.status_code == 200
    assert str(CAUTIONS[NumberCaution.LONG]) in unescape(labeled.text)
    assert (
        "It has 16 characters; at most 15 are allowed."
        in client.get("/paps?number=ABCD234567890123").text
    )


def test_every_caution_has_its_words() -> None:
    assert set(CAUTIONS) == set(NumberCaution)
