"""Worked sums in documents: `12 × 30 + 46 = 406`, recomputed from what is written.

A sum is read from its equals sign to the left, over numbers, signs and the units between them. What
is no plain sum (a formula in words, a power, a root, a letter for a number) is passed over, and so
is a result with a word before it, as in `= about 6,000`.
"""

import ast
import operator
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import floor, log10

_TOKEN = re.compile(
    r"(?P<number>\d+(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?P<percent>\s?%)?"
    r"|(?P<sign>[×÷+−()])|(?P<equals>=)|(?P<stop>[;:,.!?](?=\s|$)|[|≈<>])|(?P<word>[^\W\d][\w³²₂/-]*)"
)
_NOT_PLAIN = re.compile(r"[\d)][²³]|√|°")
_MARKS = re.compile(r"\*\*|`")
_SIGNS = {"×": "*", "÷": "/", "−": "-"}
_OPERATIONS: Mapping[type[ast.operator], Callable[[float, float], float]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
}
UNIT_WORDS = 4
"""So many words after a number may be its unit; more are a sentence."""
ROUNDED = 0.008
"""The share by which a result may differ: the numbers beside it are rounded, too."""
SLACK = 1.02
"""Half a unit of an exact result's last digit, times this: a named value is rounded itself."""

Tokens = Sequence[re.Match[str]]


def sums(text: str) -> Iterator[tuple[str, float, str]]:
    """Yield each sum of a block: its text, its computed value, and the written result."""
    plain = _MARKS.sub("", text)
    tokens = list(_TOKEN.finditer(plain))
    for number, token in enumerate(tokens):
        after = tokens[number + 1 : number + 3]
        if not token["equals"] or not after or not after[0]["number"] or _goes_on(after):
            continue
        left = _left(tokens[:number])
        value = _value(left)
        written = plain[left[0].start() : after[0].end()] if left else ""
        # A root stands before its first number.
        if value is not None and not _NOT_PLAIN.search(
            plain[max(0, left[0].start() - 1) : token.end()]
        ):
            shares = any(one["percent"] or one.group() == "100" for one in left)
            if after[0]["percent"] and (not shares or value < 1):
                value *= 100
            yield written, value, after[0]["number"]


def wrong_sums(text: str, *, exact: bool = False) -> Iterator[str]:
    """Yield each sum of a block whose written result is wrong, with its computed value.

    Exact is a result that is the value rounded to its last written digit, zeros included: what is
    written after a computed number has to follow it when it changes, however little.
    """
    is_right = _is_rounded if exact else _is_result
    for written, value, result in sums(text):
        if not is_right(value, result):
            yield f"{written}: it comes to {value:,.6g}"


def _goes_on(after: Tokens) -> bool:
    """Whether what is on the right is itself a sum."""
    return len(after) > 1 and bool(after[1]["sign"]) and after[1]["sign"] not in "()"


def _left(before: Tokens) -> Tokens:
    """The tokens of the sum that ends here, without the words of its sentence."""
    begin = len(before)
    words = 0
    while begin and not (before[begin - 1]["stop"] or before[begin - 1]["equals"]):
        token = before[begin - 1]
        words = words + 1 if token["word"] else 0
        follows = before[begin]["number"] if begin < len(before) else None
        if words > UNIT_WORDS or (token["number"] and follows):
            break
        begin -= 1
    numbers = [token for token in before[begin:] if not token["word"]]
    # A number, then words, then another number: only the latter belongs to the sum.
    for place in range(len(numbers) - 1, 0, -1):
        if numbers[place]["number"] and numbers[place - 1]["number"]:
            return numbers[place:]
    return numbers


def _is_rounded(value: float, written: str) -> bool:
    """Whether a value rounded to the last written digit is the written one."""
    return abs(value - _number(written)) <= _half(written) * SLACK


def _half(written: str) -> float:
    """Half a unit of the last written digit."""
    return 0.5 * 10.0 ** -len(written.partition(".")[2])


def _is_result(value: float, written: str) -> bool:
    """Whether a value rounds to the written one."""
    result = _number(written)
    digits, _, decimals = written.replace(",", "").partition(".")
    half = _half(written)
    if not decimals and result:
        # 6,330 may be rounded to tens, and 12,000 to thousands, but no number to its first digit.
        zeros = len(digits) - len(digits.rstrip("0"))
        half = 0.5 * 10.0 ** min(zeros, max(0, floor(log10(result)) - 1))
    return abs(value - result) <= max(half * 1.0001, abs(result) * ROUNDED)


def _value(left: Tokens) -> float | None:
    """The result of the left side; None where it is no sum of several numbers."""
    parts = []
    for token in left:
        if token["number"]:
            number = _number(token["number"])
            parts.append(f"({number}/100)" if token["percent"] else str(number))
        else:
            parts.append(_SIGNS.get(token["sign"], token["sign"]))
    if sum(bool(token["number"]) for token in left) < 2 or any(
        one["sign"] == ")" and other["number"] for one, other in pairwise(left)
    ):
        return None
    try:
        return _computed(ast.parse(" ".join(parts), mode="eval").body)
    except (SyntaxError, ZeroDivisionError, TypeError):
        return None


def _computed(node: ast.expr) -> float:
    if isinstance(node, ast.BinOp):
        return _OPERATIONS[type(node.op)](_computed(node.left), _computed(node.right))
    if isinstance(node, ast.Constant) and isinstance(node.value, (int, float)):
        return float(node.value)
    raise TypeError(node)


def _number(written: str) -> float:
    return float(written.replace(",", ""))
