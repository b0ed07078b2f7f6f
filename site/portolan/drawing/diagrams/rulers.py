"""Rulers for guides, a quote and its invoice for customers, a Morse signal for the newsroom.

Units: 1 in = 25.4 mm, 1 lb = 0.45359237 kg, 1 nm = 1.852 km, 1 ft³ = 0.028316846592 m³ (all by
definition). The quote is the example of the product page of ocean freight. Morse: ITU-R M.1677.
"""

from itertools import accumulate, pairwise

from portolan.core.brand import BRAND
from portolan.drawing.diagrams.sheet import Scale, Sheet, levels, uprights, words
from portolan.drawing.svg import element, path_data

RULERS = (
    ("cm", "in", 2.54, 130, 10),
    ("kg", "lb", 0.45359237, 30, 5),
    ("km", "nm", 1.852, 100, 10),
    ("m³", "ft³", 0.028316846592, 2, 10),
)
"""Two units, the second in the first, the length in the first, and a step of the second."""

QUOTE = (2_100, 160, 240, 50)
CUT = 4
"""Units of the sheet between two charges."""

MORSE = dict(
    zip(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
        ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...-"
        " .-- -..- -.-- --..".split(),
        strict=True,
    )
)


def rulers(sheet: Sheet) -> str:
    """Draw four rulers, each divided above by one unit and below by the other."""
    chosen = RULERS if sheet.wide else RULERS[:3]
    gap = (sheet.height - sheet.em) / len(chosen)
    return "".join(_ruler(sheet, r, sheet.em * 0.5 + gap * (i + 0.5)) for i, r in enumerate(chosen))


def _ruler(sheet: Sheet, ruler: tuple[str, str, float, int, int], y: float) -> str:
    """Return one ruler: the first unit above its line, the second below."""
    upper, lower, factor, length, step = ruler
    x = Scale(0, length, sheet.left + sheet.em * 4, sheet.right)
    tens = length // 10 if length >= 10 else 1
    every = 10 if length >= 10 else 1
    numbered = range(
        every, length + 1, every * (2 if tens > 3 and sheet.wide else max(1, tens // 4))
    )
    seconds = range(0, int(length / factor) + 1, step)
    long = sheet.em * 0.75
    return "".join(
        (
            words(upper, sheet.left, y - sheet.em * 0.25),
            words(lower, sheet.left, y + sheet.em * 0.95),
            levels([(y, x.start, x.end)], "rule"),
            _marks(x, y - 3, every / 10),
            _marks(x, y + 3, factor * step / 10),
            uprights([(x.at(i), y - long, y) for i in range(0, length + 1, every)], "rule"),
            uprights([(x.at(i * factor), y, y + long) for i in seconds], "rule"),
            *(words(f"{i}", x.at(i), y - sheet.em, "middle", "muted") for i in numbered),
        )
    )


def _marks(x: Scale, y: float, every: float) -> str:
    """Return short marks as one dashed line, six units high."""
    dash, gap = 0.8, every * x.unit - 0.8
    return element(
        "path",
        class_="marks",
        d=path_data([(x.start - dash / 2, y), (x.end + dash / 2, y)]),
        stroke_dasharray=f"{dash} {gap:.4f}",
    )


def quote_and_invoice(sheet: Sheet) -> str:
    """Draw the charges of a quote as one bar to scale, and below it the same for the invoice."""
    x = Scale(0, sum(QUOTE), sheet.left, sheet.right)
    top, low = sheet.height * 0.42, sheet.height * 0.72
    ends = [0, *accumulate(QUOTE)]
    parts = [(x.at(a), x.at(b) - CUT) for a, b in pairwise(ends)]
    labels = [
        words(f"{charge:,}", x.at(end), top - sheet.em * 1.1, kind="strong")
        for charge, end in zip(QUOTE, ends, strict=False)
        if sheet.wide or charge > 200
    ]
    total = f"{sum(QUOTE):,}"
    return "".join(
        (
            levels([(y, a, b) for y in (top, low) for a, b in parts], "bar"),
            *labels,
            words(total, sheet.left, low + sheet.em * (2.6 if sheet.wide else 2.2), kind="big"),
        )
    )


def units(word: str) -> list[tuple[int, int]]:
    """Return the Morse signal of a word: start and end of each mark, counted in dots.

    A dash is three dots long, the space between marks one, between letters three.
    """
    marks: list[tuple[int, int]] = []
    at = 0
    for letter in word:
        for sign in MORSE[letter]:
            end = at + (3 if sign == "-" else 1)
            marks.append((at, end))
            at = end + 1
        at += 2
    return marks


def signal(sheet: Sheet) -> str:
    """Draw the name of the brand in Morse code."""
    marks = units(BRAND.name.upper())
    x = Scale(0, marks[-1][1], sheet.left, sheet.right)
    y = sheet.height * 0.44
    dots = [(x.at(i), y + sheet.em * 1.6, y + sheet.em * 2) for i in range(marks[-1][1] + 1)]
    return "".join(
        (
            levels([(y, x.at(a), x.at(b)) for a, b in marks], "bar"),
            uprights(dots, "thin"),
            _letters(x, y + sheet.em * 3.6),
        )
    )


def _letters(x: Scale, y: float) -> str:
    """Return each letter below its first mark."""
    labels, at = "", 0
    for letter in BRAND.name.upper():
        labels += words(letter, x.at(at), y, kind="strong")
        at += sum(4 if sign == "-" else 2 for sign in MORSE[letter]) + 2
    return labels
