"""The four steps of hiring: what each one takes, as the page on careers says it."""

from typing import NamedTuple

from flask_babel.speaklater import LazyString

from portolan.core.i18n import lazy
from portolan.drawing.diagrams.sheet import Sheet, dot, line, words


class HiringStep(NamedTuple):
    """A step: its name, its time in large type, and what that time is."""

    name: LazyString
    time: str | LazyString
    until: LazyString


STEPS = (
    HiringStep(lazy("You write"), "≤ 5", lazy("working days until a person has replied")),
    HiringStep(lazy("We talk"), lazy("30 min"), lazy("with your future lead")),
    HiringStep(lazy("You try the work"), lazy("≤ 90 min"), lazy("at a task from the desk")),
    HiringStep(lazy("You meet the team"), "≤ 3", lazy("working days until we have decided")),
)


def steps(sheet: Sheet) -> str:
    """Draw the steps along a line: from left to right, on a narrow sheet from top to bottom."""
    if sheet.wide:
        at = [(sheet.left + i * sheet.span / len(STEPS), sheet.em * 2.2) for i in range(len(STEPS))]
    else:
        gap = (sheet.height - sheet.em) / len(STEPS)
        at = [(sheet.left + sheet.em * 0.6, sheet.em + i * gap) for i in range(len(STEPS))]
    end = (sheet.right, at[0][1]) if sheet.wide else (at[0][0], sheet.height - sheet.em * 2)
    return line([at[0], end], "mid") + "".join(
        _step(sheet, step, *place) for step, place in zip(STEPS, at, strict=True)
    )


def _step(sheet: Sheet, step: HiringStep, x: float, y: float) -> str:
    """Return a step: its dot, and below it or beside it its name, its time and what that is."""
    left, first = (x, y + sheet.em * 3.2) if sheet.wide else (x + sheet.em * 1.6, y + sheet.em / 2)
    beside, time = (0, 3.6) if sheet.wide else (16, 0)
    return "".join(
        (
            dot(x, y, sheet.em * 0.5),
            words(str(step.name), left, first, kind="name"),
            words(str(step.time), left + sheet.em * beside, first + sheet.em * time, kind="big"),
            words(
                str(step.until),
                left,
                first + sheet.em * (5.6 if sheet.wide else 1.6),
                kind="label muted",
            ),
        )
    )
