"""The HS codes and their rules.

Heading 4202 of the Harmonized System (trunks, cases, bags, wallets) with its twelve subheadings;
the six General Rules for the Interpretation of the Harmonized System. World Customs Organization.
"""

from portolan.drawing.diagrams.sheet import Sheet, dot, levels, line, lines, uprights, words
from portolan.drawing.svg import XY

HEADING = "4202"
BRANCHES = {"1": ("1", "2", "9"), "2": ("1", "2", "9"), "3": ("1", "2", "9"), "9": ("1", "2", "9")}
CHOSEN = "420292"
RULES = ("1", "2(a)", "2(b)", "3(a)", "3(b)", "3(c)", "4", "5", "6")
FIND_A_HEADING = 7


def subheadings() -> list[str]:
    """Return the codes of every subheading, in their order."""
    return [f"{HEADING}{one}{two}" for one, twos in BRANCHES.items() for two in twos]


def written(code: str) -> str:
    """Return a code as it is written: ``4202.92``."""
    return f"{code[:4]}.{code[4:]}" if len(code) > 4 else code


def tree(sheet: Sheet) -> str:
    """Draw the tree of heading 4202, two digits to six; the path to one subheading is strong."""
    leaves = _leaves(sheet)
    places = {**leaves, **_stems(sheet, leaves)}
    chosen = [code for code in places if CHOSEN.startswith(code)]
    ways = [_way(places[_parent(code)], places[code]) for code in chosen if len(code) > 2]
    return "".join(
        (
            *(_fork(places, code) for code in places if len(code) < 6),
            lines(ways, "strong"),
            *(_leaf(sheet, code, at) for code, at in leaves.items()),
            _level_labels(sheet, places),
        )
    )


def _fork(places: dict[str, XY], parent: str) -> str:
    """Return the branches from a code to the codes below it, no part drawn twice."""
    ends = [at for code, at in places.items() if len(code) > 2 and _parent(code) == parent]
    x, y = places[parent]
    bend = _bend(x, ends[0][0])
    upright = [(bend, ends[0][1]), (bend, ends[-1][1])]
    branches = [[(bend, end[1]), end] for end in ends]
    return lines([[(x, y), (bend, y)], upright, *branches], "rule")


def _bend(start: float, end: float) -> float:
    return start + (end - start) * 0.62


def _leaves(sheet: Sheet) -> dict[str, XY]:
    codes = subheadings()
    x = 1160 if sheet.wide else 500
    gap = (sheet.height - 2.6 * sheet.em) / len(codes)
    return {code: (x, sheet.em * 1.3 + gap * (i + 0.5)) for i, code in enumerate(codes)}


def _stems(sheet: Sheet, leaves: dict[str, XY]) -> dict[str, XY]:
    """Return the places of codes of two, four and five digits, in the middle of those below."""
    xs = {2: sheet.left, 4: 390 if sheet.wide else 150, 5: 776 if sheet.wide else 330}
    stems: dict[str, XY] = {}
    for digits, x in xs.items():
        for code in {leaf[:digits] for leaf in leaves}:
            heights = [y for leaf, (_, y) in leaves.items() if leaf.startswith(code)]
            stems[code] = (x, sum(heights) / len(heights))
    return dict(sorted(stems.items()))


def _parent(code: str) -> str:
    return code[:2] if len(code) == 4 else code[:-1]


def _way(start: XY, end: XY) -> list[XY]:
    """Return the line to the next digit: level, upright, level."""
    middle = _bend(start[0], end[0])
    return [start, (middle, start[1]), (middle, end[1]), end]


def _leaf(sheet: Sheet, code: str, at: XY) -> str:
    chosen = code == CHOSEN
    kind = ("large" if sheet.wide else "strong") if chosen else None
    label = words(written(code), at[0] + sheet.em * 0.8, at[1] + sheet.em * 0.36, kind=kind)
    return dot(*at, sheet.em * 0.3, "solid" if chosen else "open") + label


def _level_labels(sheet: Sheet, places: dict[str, XY]) -> str:
    """Return the digits along the path in large type above its line."""
    labels = {"42": "42", "4202": "02", "42029": "9", "420292": "2"}
    placed = [(digits, places[code]) for code, digits in labels.items() if len(code) < 6]
    return "".join(words(d, x, y - sheet.em * 0.8, kind="big") for d, (x, y) in placed)


def rules(sheet: Sheet) -> str:
    """Draw the rules as a path: above, no heading yet; below, a heading; rule 6, six digits."""
    top, low = sheet.height * 0.36, sheet.height * 0.7
    step = sheet.span / (len(RULES) + 0.6)
    xs = [sheet.left + step * i for i in range(len(RULES))]
    finds = xs[:FIND_A_HEADING]
    return "".join(
        (
            levels([(top, sheet.left, finds[-1])], "rule"),
            uprights([(x, top, low) for x in finds], "thin"),
            levels([(low, finds[0], xs[-1])], "mid"),
            line([(xs[-1], low), (sheet.right, low)], "strong"),
            *(dot(x, top, sheet.em * 0.42, "open") for x in finds),
            *(dot(x, low, sheet.em * 0.3) for x in finds),
            *(dot(x, low, sheet.em * 0.42) for x in xs[FIND_A_HEADING:]),
            _rule_names(sheet, xs, top, low),
        )
    )


def _rule_names(sheet: Sheet, xs: list[float], top: float, low: float) -> str:
    """Return the numbers of the rules in large type, and below them the digits known by then."""
    small = "big" if sheet.wide else "strong"
    labels = ""
    for i, (rule, x) in enumerate(zip(RULES, xs, strict=True)):
        y = (top if i < FIND_A_HEADING else low) - sheet.em * 1.2
        labels += words(rule, x - sheet.em * 0.4, y, kind=small)
    below = low + sheet.em * 2.2
    kind = "large" if sheet.wide else "strong"
    heading = words(HEADING, xs[0], below, kind=kind)
    return labels + heading + words(written(CHOSEN), sheet.right, below, "end", kind)
