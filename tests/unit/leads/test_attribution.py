"""The attribution cookie: what is read of it, and what it cannot do."""

import json
from urllib.parse import quote

import pytest

from portolan.leads.attribution import NAMES, attribution_from_cookie

READ = [
    ('{"utm_source":"radio","gclid":"x1"}', {"utm_source": "radio", "gclid": "x1"}),
    (quote('{"utm_campaign":"春季 100%"}'), {"utm_campaign": "春季 100%"}),
    ('{"utm_source":"a\\u0000b\\nc\\ud800"}', {"utm_source": "abc"}),
    ('{"utm_source":"radio","is_admin":"yes"}', {"utm_source": "radio"}),
    ('{"utm_source":1,"utm_term":null,"gclid":["x"],"utm_medium":""}', {}),
    ('{"GSC_Modal":"seen"}', {"GSC_Modal": "seen"}),
    (None, {}),
    ("", {}),
    ("{", {}),
    ("[]", {}),
    ('"radio"', {}),
    ("[" * 7000, {}),
    ('{"utm_source":"' + "x" * 100_000 + '"}', {}),
]


@pytest.mark.parametrize(("cookie", "record"), READ)
def test_reading(cookie: str | None, record: dict[str, str]) -> None:
    assert attribution_from_cookie(cookie) == record


def test_each_value_is_cut() -> None:
    record = attribution_from_cookie(json.dumps({"utm_source": "x" * 500}))
    assert record == {"utm_source": "x" * 120}


def test_the_longest_english_record_fits() -> None:
    record = dict.fromkeys(NAMES, "x" * 120)
    assert attribution_from_cookie(json.dumps(record)) == record


@pytest.mark.parametrize("sign", ["é", "林"])
def test_all_of_it_is_cut(sign: str) -> None:
    cookie = json.dumps(dict.fromkeys(NAMES, sign * 120), ensure_ascii=False)
    record = attribution_from_cookie(cookie)
    size = len(json.dumps(record, ensure_ascii=False).encode())
    assert 2000 < size <= 2500
    assert next(iter(record)) == NAMES[0]
