"""Text that lines keep together: a sum, a number with its unit, a month with its day."""

import re

_SPACE = "\N{NO-BREAK SPACE}"
_NUMBER = r"\(?(?:[−\d][\d.,]*\d|\d|\{\{[^}]+\}\})%?\)?"
_UNIT_OF_TERM = r"(?: ?(?:[A-Za-z³²₂/-]{1,10}|[\u4e00-\u9fff]{1,3})(?= [×÷+−=]))?"
_RESULT_IN = "(?:kg|t|nm|km|m³|euros|days|hours|欧元|公斤|吨|公里|海里|天|立方米)(?![A-Za-z])"
_TERM = _NUMBER + _UNIT_OF_TERM
_STOP = "[.,;:!?，。；：、）]*"
_SUM = re.compile(
    rf"(?:[×÷] )?{_TERM}(?: [×÷+−=] {_TERM})+(?: {_RESULT_IN})?{_STOP}(?P<open> = ?$)?"
)

_MONTH = "January|February|March|April|May|June|July|August|September|October|November|December"
_UNIT = r"(?:kg|t|nm|km|m|m³|m²|cm|mm|kn|TEU)(?![A-Za-z])|[公吨海天元欧美立]"
_BEFORE_UNIT = re.compile(rf"(?<=\d) (?={_UNIT})")
_AFTER_SIGN = re.compile(r"(?<=[×÷+−=]) (?=[−\d({]|$)")
_BEFORE_EQUALS = re.compile(rf" (?=={_SPACE})")
_BEFORE_DAY = re.compile(rf"\b({_MONTH}) (?=\d)")


def unbroken(text: str) -> str:
    """The text with spaces that do not break: a line may begin with a sign, never with a result."""
    text = _AFTER_SIGN.sub(_SPACE, _BEFORE_UNIT.sub(_SPACE, text))
    return _BEFORE_DAY.sub(rf"\1{_SPACE}", _BEFORE_EQUALS.sub(_SPACE, text))


def with_whole_sums(html: str) -> str:
    """The text with each sum in a piece of its own, on one line wherever a line can hold it."""
    return unbroken(_SUM.sub(_piece, html))


def _piece(match: re.Match[str]) -> str:
    # The result is in other type, outside the piece: it would begin a line.
    return match[0] if match["open"] else f'<span class="ph">{match[0]}</span>'
