"""Numbers and units of English."""

import re
from collections.abc import Iterator

from portolan.core.quantities import Quantities

_UNITS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen"
)
_ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth"
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
_MONTHS = "january february march april may june july august september october november december"
_OTHERS = {
    "a": 1,
    "an": 1,
    "single": 1,
    "once": 1,
    "twice": 2,
    "double": 2,
    "pair": 2,
    "triple": 3,
    "dozen": 12,
    "half": 0.5,
    "quarter": 0.25,
    "hundred": 100,
    "thousand": 1000,
    "million": 1_000_000,
    "ii": 2,
    "iii": 3,
    "iv": 4,
}
_VALUES: dict[str, float] = {
    **{word: value for value, word in enumerate(_UNITS.split())},
    **{word: value for value, word in enumerate(_ORDINALS.split(), 1)},
    **{word: value * 10 for value, word in enumerate(_TENS.split(), 2)},
    **{word: value for value, word in enumerate(_MONTHS.split(), 1)},
    **{word[:3]: value for value, word in enumerate(_MONTHS.split(), 1)},
    **_OTHERS,
}
_WORD = re.compile(rf"\b({_TENS.replace(' ', '|')})-([a-z]+)\b|\b([a-z]+)\b")


def _in_words(text: str) -> Iterator[float]:
    for tens, ones, word in _WORD.findall(text.lower()):
        if tens:
            yield _VALUES[tens] + _VALUES.get(ones, 0)
        elif word in _VALUES:
            yield _VALUES[word]


_MONTH = re.compile(
    rf"\b(?:(?:{'|'.join(name.title() for name in _MONTHS.split() if name != 'may')})"
    rf"|(?:{'|'.join(name[:3].title() for name in _MONTHS.split())})\.?(?= \d)"
    r"|(?<=[\da-z,] )May)\b"
)
"""The name of a month; "may" is a verb where a sentence begins."""


def _months(text: str) -> set[int]:
    return {int(_VALUES[match[0].rstrip(".").lower()]) for match in _MONTH.finditer(text)}


ENGLISH = Quantities(
    scales={"thousand": 1e3, "million": 1e6, "billion": 1e9, "trillion": 1e12},
    in_words=_in_words,
    words=rf"\b(?:{'|'.join(_UNITS.split()[2:] + _TENS.split())})\b",
    units={
        "kg": "kg|kilograms?|kilos?",
        "g": "g|grams?",
        "t": "t|tonnes?|metric tons?|tons?",
        "km": "km|kilometers?",
        "mi": "(?:statute )?miles? (?:per|an) hour|statute miles?|land miles?",
        # What ships sail are nautical miles, where the text says miles.
        "nm": "nm|[Nn]autical miles?|miles?",
        "m2": "m²|[Ss]quare meters?",
        "m3": "m³|CBM|[Cc]ubic meters?",
        "cm3": "cm³",
        "m": "m|meters?",
        "cm": "cm|centimeters?",
        "mm": "mm|millimeters?",
        "ft": "ft|feet|foot|'",
        "in": "inch(?:es)?",
        "lb": "lb|pounds?",
        "oz": "ounces?|oz",
        "l": "L|liters?",
        "teu": "TEU",
        "%": "%|percent|percentage points?",
        "‰": "‰",
        "day": "(?:working |business |calendar )?days?|d|daily",
        "week": "weeks?|weekly",
        "month": "months?|monthly",
        "year": "years?|yearly|annual(?:ly)?",
        "hour": "hours?|h",
        "minute": "minutes?",
        "second": "seconds?",
        "°C": "°C|(?:degrees )?Celsius",
        "°F": "°F|(?:degrees )?Fahrenheit",
        "usd": "dollars?|USD",
        "cny": "yuan|CNY|RMB",
        "eur": "euros?|EUR",
        "gbp": "GBP",
        "inr": "rupees?|INR",
        "krw": "Korean won|KRW",
        "jpy": "yen|JPY",
        "hkd": "Hong Kong dollars?|HKD",
        "aed": "dirhams?|AED",
        "knot": "knots?|kn",
        "V": "volts?|V",
    },
    minus="minus (?=[\\d.]+ ?(?:°|degrees|Celsius|Fahrenheit))",
    months=_months,
)
