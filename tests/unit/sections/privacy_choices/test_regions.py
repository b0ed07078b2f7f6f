"""The regions: real codes, each group with its reason, and the numbers that were asked for."""

import tomllib

from babel import Locale

from portolan.sections.privacy_choices.geography import REGIONS, region

GROUPS = tomllib.loads(REGIONS.read_text("utf-8"))["group"]


def test_every_code_is_a_country_s() -> None:
    known = Locale("en").territories
    assert [code for name in ("EU", "EMEA") for code in region(name) if code not in known] == []


def test_every_group_says_why_and_stands_in_order() -> None:
    for group in GROUPS:
        assert group["name"]
        assert group["reason"].endswith(".")
        assert group["codes"] == sorted(set(group["codes"]))


def test_no_code_stands_twice_for_a_region() -> None:
    for name in ("EU", "EMEA"):
        codes = [code for group in GROUPS if name in group["regions"] for code in group["codes"]]
        assert sorted(codes) == sorted(set(codes))


def test_the_regions_are_as_large_as_they_should_be() -> None:
    assert 45 <= len(region("EU")) <= 55
    assert len(region("EMEA")) > 2 * len(region("EU"))
    assert len(GROUPS[0]["codes"]) == 27


def test_what_belongs_where() -> None:
    assert {"DE", "IS", "LI", "NO", "CH", "GB", "RE", "MC", "VA", "GI"} <= region("EU")
    assert not {"US", "CN", "TR", "UA", "RU", "ZA", "AE", "BR"} & region("EU")
    assert {"DE", "GB", "CH", "TR", "UA", "AE", "SA", "EG", "ZA", "NG"} <= region("EMEA")
    assert not {"US", "CN", "IN", "BR", "AU", "BM", "AW"} & region("EMEA")


def test_what_has_europe_s_rules_is_of_the_larger_region_too() -> None:
    assert region("EU") < region("EMEA")
