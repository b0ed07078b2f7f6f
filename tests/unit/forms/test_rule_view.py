"""The rules that the page's script judges by: the server's own, and the same answers by both."""

import json
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from werkzeug.datastructures import MultiDict

from forms.field_view import form_view
from forms.quote import QuoteForm
from forms.rule_view import rules_view
from tests.support.form_cases import QUOTE, READY
from tests.support.locales import EN_US
from tests.unit.forms.conftest import SENT, errors_of
from tests.unit.web.react import React

FCL = {"mode": "ocean-fcl", "volume_cbm": ""}
HAZARDOUS = {"dangerous_goods": "hazardous-materials"}
BY_THE_DOZEN = "x" * 300
EXW = {"incoterm": "exw-fob", "exw_or_fob": "exw", "pickup": ""}
ELSEWHERE = (("exw_or_fob", "fob"), ("incoterm", "other"), ("pickup", "y"))
"""What makes the address at the supplier's pointless."""

PALLETS = {
    f"pieces-1-{cell}": text
    for cell, text in zip(
        ("count", "length", "width", "height", "weight"),
        ("8", "120", "80", "100", "600"),
        strict=True,
    )
}

CASES: list[dict[str, str]] = [
    {},
    *({name: ""} for name in QUOTE.answers),
    *({name: " \u200b\u3000"} for name in ("origin", "weight_kg", "incoterm")),
    *({"origin": text} for text in ("x" * 200, "x" * 201, "船" * 200, "🚢" * 200, "🚢" * 201)),
    *(
        {"weight_kg": text}
        for text in (
            *("3,5", "1.200,5", "20.000", "1 200,5 kg", "12公斤", "$5", "3 kg 5"),
            *("0", "0.1", "0.05", "10,000,000", "10,000,001", "1,5", "1,500", "1 500.25", "1 50"),
            *("１２", "１．５", "10²", "1\u00a0500", "-5", "+5", "heavy", "1e3", "9" * 21, "5."),
        )
    ),
    *({"weight_kg": text} for text in ("8 x 600", "8 pallets of 600 kg", "8 x", "0 x 600")),
    *({"weight_kg": "", **rows} for rows in ({}, PALLETS, {**PALLETS, "pieces-1-weight": " "})),
    *({"volume_cbm": "", **rows} for rows in (PALLETS, {"pieces-2-height": "80"})),
    *({**PALLETS, f"pieces-1-{cell}": ""} for cell in ("count", "length", "height", "weight")),
    *({**PALLETS, "pieces-1-count": text} for text in ("0", "1.5", "８", "8 x 2", "100001")),
    *({**PALLETS, "pieces-1-width": text} for text in ("80 cm", "0.5", "3001", "80 kg", "1,5")),
    {**PALLETS, "pieces-3-count": "2"},
    *({"volume_cbm": text} for text in ("0.001", "0.0001", "20000", "20000.1", "4.8")),
    *({"cargo_value_usd": text} for text in ("0", "1000000000", "1,000,000,001", "a lot")),
    *({**FCL, "containers-20-standard": text} for text in ("", "0", "1", "500", "501", "-1")),
    *({**FCL, "containers-45-high-cube": text} for text in ("０２", "1.5", "some", " 3 ")),
    {**FCL, "containers-20-standard": "1", "containers-40-standard": "x"},
    {"mode": "air", "containers-20-standard": "many"},
    *({**HAZARDOUS, "un_number": text} for text in ("", "UN1263", "1263", "un 12", "x" * 30)),
    {"dangerous_goods": "", "un_number": "paint"},
    *({"cargo_value_usd": text} for text in ("$20,000", "USD 20.000,50", "＄１", "€5")),
    *({"destination": text} for text in ("Shanghai", "shanghai ", "ＳＨＡＮＧＨＡＩ", "Shang hai")),
    *({"delivery_address": text} for text in ("", "3089", "3089 JW", "?!", "x" * 301)),
    *({**EXW, "exw_address": text} for text in ("", "3089", "3089 JW Rotterdam")),
    *({**EXW, "exw_address": "", name: text} for name, text in ELSEWHERE),
    {"dangerous_goods": "batteries"},
    *({"consent": text} for text in ("n", "Y", " y ")),
    *(
        {"work_email": text}
        for text in ("femke", "a b@c.example.com", "@c.nl", "a@c", "a@c.", "a@.c")
    ),
    *({"work_email": text} for text in ("a@b@c.nl", BY_THE_DOZEN, "zoë@müller.de", "a@例子.中国")),
    *({"phone": text} for text in ("", "12", "--", BY_THE_DOZEN, "+1 800 FLOWERS")),
    *({"phone": text, "country": ""} for text in ("", "12", "010 555 0148")),
    *({"ready_date": text} for text in ("soon", "2020-01-01", "9999-12-31", "2026-02-30", READY)),
]
"""Answers that differ from a good form."""


@pytest.fixture(scope="module")
def react(tmp_path_factory: pytest.TempPathFactory) -> Iterator[React]:
    """The browser's own rules, in Node."""
    folder: Path = tmp_path_factory.mktemp("react")
    with React(folder / "complaints.txt") as running:
        yield running


def by_script(react: React, form: QuoteForm, typed: dict[str, str]) -> dict[str, str]:
    """What the page's script finds wrong."""
    fields = [field for group in form_view(form)["groups"] for field in group["fields"]]
    props: dict[str, Any] = {"fields": fields, "rules": rules_view(form), "typed": typed}
    result: dict[str, str] = json.loads(unescape(react.render("judge", props, {})))
    return result


@pytest.mark.parametrize("answers", CASES, ids=str)
def test_the_script_says_what_the_server_says(react: React, answers: dict[str, str]) -> None:
    typed = {**QUOTE.answers, **answers}
    form = QuoteForm(MultiDict(typed), locale=EN_US, meta=SENT)
    assert by_script(react, QuoteForm(None, locale=EN_US), typed) == errors_of(form)


# Numbers that nobody was given, domains that nobody can have, and choices that were never offered.
SERVERS_ALONE = [
    *({"phone": text} for text in ("1234567", "+999 1234567")),
    *({"delivery_address": text} for text in ("Winterthur", "My warehouse", "Warehouse 5")),
    *({name: "x"} for name in ("delivery", "incoterm", "dangerous_goods")),
    *({"work_email": text} for text in ("a@b.invalid", "a..b@c.nl", "a@b_c.nl", '"a"@b.nl')),
]


@pytest.mark.parametrize("answers", SERVERS_ALONE, ids=str)
def test_of_addresses_and_numbers_the_server_knows_more(
    react: React, answers: dict[str, str]
) -> None:
    typed = {**QUOTE.answers, **answers}
    form = QuoteForm(MultiDict(typed), locale=EN_US, meta=SENT)
    assert by_script(react, QuoteForm(None, locale=EN_US), typed) == {}
    assert errors_of(form).keys() == answers.keys()


def test_every_rule_has_the_text_of_the_table() -> None:
    rules = rules_view(QuoteForm(None, locale=EN_US))
    assert rules["origin"] == {
        "called": "Origin",
        "checks": [
            {"kind": "filled", "message": "Required"},
            {"kind": "limit", "most": 200, "message": "Please enter a valid response"},
        ],
    }
    assert rules["cargo_value_usd"]["checks"][0] == {"kind": "may-be-empty"}
    assert rules["consent"]["called"] == "Consent"
    assert json.loads(json.dumps(rules)).keys() == rules.keys()
