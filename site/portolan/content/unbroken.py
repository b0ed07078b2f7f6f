"""Text that lines keep together: a sum, a number with its unit, a month with its day."""

import re

from babel.dates import get_month_names

from portolan.core.locales import DEFAULT_LOCALE, KNOWN, unit_spellings

_SPACE, _JOINT = "\N{NO-BREAK SPACE}", "\N{WORD JOINER}"
_NUMBER = r"\(?(?:[−\d][\d.,]*\d|\d|\{\{[^}]+\}\})%?\)?"
_UNIT_OF_TERM = r"(?: ?(?:[^\W\d_]|[₂/-]){1,10}(?= [×÷+−=]))?"
_UNITS_OF_RESULTS = ("kg", "t", "nm", "km", "m3", "eur", "day", "hour")
_RESULT_IN = f"(?:{'|'.join(map(unit_spellings, _UNITS_OF_RESULTS))})(?![A-Za-z])"
_TERM = _NUMBER + _UNIT_OF_TERM
_STOP = "[.,;:!?，。；：、）]*"
_SUM = re.compile(
    rf"(?:[×÷] )?{_TERM}(?: [×÷+−=] {_TERM})+(?: (?P<unit>{_RESULT_IN}))?{_STOP}(?P<open> = ?$)?"
)

_MONTH = "|".join(get_month_names("wide", locale=DEFAULT_LOCALE.babel).values())
_SYMBOLS = ("kg", "t", "nm", "km", "m", "m³", "m²", "cm", "mm", "kn", "TEU")
_OTHERS = (
    unit for one in KNOWN.values() if not one.is_source for unit in one.quantities.units.values()
)
_UNIT = f"(?:{'|'.join((*_SYMBOLS, *_OTHERS))})(?![A-Za-z])"
_BEFORE_UNIT = re.compile(rf"(?<=\d) (?={_UNIT})")
_AFTER_SIGN = re.compile(r"(?<=[×÷+−=]) (?=[−\d({]|$)")
_BEFORE_EQUALS = re.compile(rf" (?=={_SPACE})")
_TONNE_KILOMETER = re.compile(r"\bt-(?=km\b)")
_BEFORE_DAY = re.compile(rf"\b({_MONTH}) (?=\d)")


def unbroken(text: str) -> str:
    """The text with spaces that do not break: a line may begin with a sign, never with a result."""
    text = _AFTER_SIGN.sub(_SPACE, _BEFORE_UNIT.sub(_SPACE, text))
    text = _TONNE_KILOMETER.sub(f"t-{_JOINT}", text)
    return _BEFORE_DAY.sub(rf"\1{_SPACE}", _BEFORE_EQUALS.sub(_SPACE, text))


def with_whole_sums(html: str) -> str:
    """The text with each sum in a piece of its own, on one line wherever a line can hold it."""
    return unbroken(_SUM.sub(_piece, html))


def _piece(match: re.Match[str]) -> str:
    # The result is in other type, outside the piece: it would begin a line.
    if match["open"]:
        return match[0]
    told, unit = match[0], match.start("unit") - match.start()
    if match["unit"]:
        told = f"{told[: unit - 1]}{_SPACE}{told[unit:]}"
    return f'<span class="ph">{told}</span>'
