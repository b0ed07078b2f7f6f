"""The names of the two axes of a diagram."""

from flask_babel.speaklater import LazyString

from portolan.drawing.diagrams.sheet import Sheet, words


def axis_names(sheet: Sheet, foot: float, up: LazyString, across: LazyString) -> str:
    """Return what is read upward, and what across."""
    return words(str(up), sheet.left, sheet.em, kind="label muted") + words(
        str(across), sheet.right, foot + sheet.em * 3.2, "end", "label muted"
    )
