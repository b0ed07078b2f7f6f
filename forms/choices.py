"""Lists that a visitor chooses from, in the order and language of the reader."""

import unicodedata
from collections.abc import Callable, Sequence
from functools import cache

import babel
import phonenumbers
from flask_babel.speaklater import LazyString

from portolan.i18n import lazy
from portolan.locales import EN_US, ZH_CN, Locale

Choices = Sequence[tuple[str, str]]  # value and label of each line

TOPICS: tuple[tuple[str, LazyString], ...] = (
    ("new-shipment", lazy("Shipping something new")),
    ("shipment-under-way", lazy("A shipment that is under way")),
    ("customs", lazy("Customs and trade advisory")),
    ("invoice", lazy("An invoice or a payment")),
    ("claim", lazy("Damage, loss or a claim")),
    ("carriers", lazy("Working with us as a carrier or agent")),
    ("press", lazy("Press")),
    ("privacy", lazy("Personal data and privacy")),
    ("other", lazy("Something else")),
)

# The country that a phone number is taken to be from until the visitor says otherwise.
HOME_COUNTRY = {EN_US.code: "US", ZH_CN.code: "CN"}


def topics(_locale: Locale) -> Choices:
    """What a message can be about, after an empty first line that asks to choose."""
    return [
        ("", str(lazy("Choose a topic"))),
        *((value, str(label)) for value, label in TOPICS),
    ]


@cache
def dialling_countries(locale: Locale) -> Choices:
    """Every country with its dialling code, `("NL", "Netherlands +31")`, in the reader's order.

    Names are those of Babel's CLDR, codes those of phonenumbers.
    """
    names = babel.Locale.parse(locale.babel).territories
    sort_key = _sort_key(locale)
    regions = sorted(phonenumbers.SUPPORTED_REGIONS, key=lambda region: sort_key(names[region]))
    return tuple(
        (region, f"{names[region]} +{phonenumbers.country_code_for_region(region)}")
        for region in regions
    )


def _sort_key(locale: Locale) -> Callable[[str], tuple[str, ...]]:
    return _by_pinyin if locale is ZH_CN else _by_letters


def _by_letters(name: str) -> tuple[str, ...]:
    """Åland Islands beside Albania: letters count, accents do not."""
    decomposed = unicodedata.normalize("NFKD", name.casefold())
    return ("".join(filter(str.isalpha, decomposed)), name)


def _by_pinyin(name: str) -> tuple[str, ...]:
    # Loading the dictionary takes a moment that the English site need not pay.
    from pypinyin import lazy_pinyin

    return (*lazy_pinyin(name), name)
