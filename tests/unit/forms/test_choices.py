"""The lists: complete, and in the reader's order."""

import subprocess
import sys
from collections.abc import Sequence

import phonenumbers
import pytest

from forms.choices import (
    ANNUAL_VOLUMES,
    CONTAINERS,
    DANGEROUS_GOODS,
    DELIVERIES,
    INCOTERMS,
    MODES,
    dialling_countries,
    topics,
)
from portolan.core.locale import Locale
from portolan.core.locales import LOCALES
from tests.support.locales import EN_US, ZH_CN


@pytest.mark.parametrize("locale", LOCALES, ids=str)
def test_every_country_is_there_once_with_a_name(locale: Locale) -> None:
    countries = dict(dialling_countries(locale))
    assert set(countries) == set(phonenumbers.SUPPORTED_REGIONS)
    assert len(set(countries.values())) == len(countries)


def test_english_order_ignores_accents() -> None:
    order = [region for region, _name in dialling_countries(EN_US)]
    assert order[:3] == ["AF", "AX", "AL"]
    assert order.index("CI") < order.index("HR")  # Côte d'Ivoire, Croatia
    assert dict(dialling_countries(EN_US))["NL"] == "Netherlands +31"


def test_chinese_order_follows_pinyin() -> None:
    names = [name for _region, name in dialling_countries(ZH_CN)]
    assert names[0].startswith("阿")
    order = [region for region, _name in dialling_countries(ZH_CN)]
    assert order.index("PE") < order.index("DE") < order.index("CN")  # bìlǔ, déguó, zhōngguó
    assert dict(dialling_countries(ZH_CN))["NL"] == "荷兰 +31"


def test_a_name_may_be_another_than_in_cldr() -> None:
    assert dict(dialling_countries(ZH_CN))["TW"] == "中国台湾 +886"
    assert dict(dialling_countries(EN_US))["TW"] == "Taiwan +886"


def test_topics_begin_with_a_question() -> None:
    values = [value for value, _label in topics(EN_US)]
    assert values[0] == ""
    assert len(set(values)) == len(values) == 11


def test_the_names_of_places_behind_numbers_are_not_loaded() -> None:
    # phonenumbers.geocoder alone is 40 MB of memory in each process.
    code = "import forms.contact, sys; sys.exit('phonenumbers.geocoder' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_lists_of_the_quote() -> None:
    assert labels(MODES) == ["Ocean FCL", "Ocean LCL", "Air"]
    containers = ["20' Standard", "40' Standard", "40' High Cube", "45' High Cube"]
    assert labels(CONTAINERS) == containers
    goods = ["Batteries", "Hazardous Materials", "Creams/liquids/powders", "Magnets"]
    assert labels(DANGEROUS_GOODS) == goods
    assert labels(DELIVERIES) == ["Port to port", "Port to door"]


def test_the_lists_of_companies() -> None:
    named = {"Less than 25", "First-time shipper"}
    assert named | {"I don't ship freight", "I am a logistics provider"} <= {
        *labels(ANNUAL_VOLUMES)
    }
    assert labels(INCOTERMS) == ["EXW or FOB", "CIF/DAP/DDU/DDP", "Other"]


def labels(lines: Sequence[tuple[str, object]]) -> list[str]:
    """What a list shows, without its values."""
    return [str(label) for _value, label in lines]
