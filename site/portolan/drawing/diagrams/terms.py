"""The eleven Incoterms, each with the place where the risk passes.

A thick line is the seller's risk, a thin one what the seller still pays after the risk has passed.
"""

from collections.abc import Sequence

from flask_babel.speaklater import LazyString

from portolan.domain.incoterms import INCOTERMS
from portolan.drawing.diagrams.sheet import Scale, Sheet, dot, levels, uprights, words


def handovers(sheet: Sheet, stages: Sequence[LazyString]) -> str:
    """Draw a row for each rule: how far the seller bears the risk, and how far the seller pays."""
    start = sheet.left + sheet.em * (5 if sheet.wide else 3.2)
    x = Scale(-0.5, len(stages) - 1, start, sheet.right - sheet.em)
    top = sheet.em * (2 if sheet.wide else 3.4)
    gap = (sheet.height - top - sheet.em) / len(INCOTERMS)
    grid = uprights([(x.at(s), top, sheet.height) for s in range(len(stages))], "faint")
    rows = [_row(sheet, x, code, top + gap * (i + 0.5)) for i, code in enumerate(INCOTERMS)]
    return _stages(sheet, x, stages) + grid + "".join(rows)


def _stages(sheet: Sheet, x: Scale, stages: Sequence[LazyString]) -> str:
    """Return the names of the stages above the grid, by turns on two lines where it is narrow."""
    labels = ""
    for at, name in enumerate(stages):
        last = at == len(stages) - 1
        y = sheet.em * (1 if sheet.wide or at % 2 == 0 else 2.4)
        labels += words(str(name), x.at(at), y, "end" if last else "middle", "label muted")
    return labels


def _row(sheet: Sheet, x: Scale, code: str, y: float) -> str:
    rule = INCOTERMS[code]
    risk, cost = rule
    paid = levels([(y, x.at(risk), x.at(cost))], "thin") if rule.is_paid_beyond_risk else ""
    end = uprights([(x.at(cost), y - 5, y + 5)], "rule") if rule.is_paid_beyond_risk else ""
    at = sheet.left
    return "".join(
        (
            words(code, at, y + sheet.em * 0.36),
            levels([(y, x.at(-0.5), x.at(risk))], "strong"),
            paid,
            end,
            dot(x.at(risk), y, sheet.em * 0.34),
        )
    )
