"""What no visitor is asked, and what is not tried again: see `form_kinds`."""

from tests.support.form_faults import AnswerFault, AnswerTrial, FieldRow, accepted, nothing
from tests.support.form_kinds import TEN_KB


def unseen(good: str = "", *, flag: str = "", is_drawn: bool = False) -> FieldRow:
    """What the page sends along; no visitor is refused for it, and it is no answer.

    `flag` is what staff is told where there is something to be seen in it.
    """
    texts = (
        (AnswerFault.MALFORMED, "<b>"),
        (AnswerFault.TOO_LONG, "x" * 1001),
        (AnswerFault.VERY_LONG, TEN_KB),
    )
    return FieldRow(
        good=(good,),
        is_drawn=is_drawn,
        trials=(
            *(AnswerTrial(**{**vars(each), "stored": None}) for each in nothing(None)),
            *(accepted(fault, each, as_=None, flag=flag) for fault, each in texts),
            accepted(AnswerFault.FIRST_GOOD, good, "<b>", as_=None),
            accepted(AnswerFault.FIRST_BAD, "<b>", good, as_=None, flag=flag),
        ),
    )


def unasked(row: FieldRow) -> FieldRow:
    """A question that the other answers make pointless: one of each fault is enough."""
    first = {trial.fault: trial for trial in reversed(row.trials)}
    free = ({**vars(each), "says": None, "stored": None} for each in first.values())
    return FieldRow(
        good=("",),
        trials=tuple(AnswerTrial(**each) for each in free),
        lines=row.lines,
        applies=False,
    )


def unticked() -> FieldRow:
    """Boxes of which none is ticked."""
    return FieldRow(good=(), trials=())


def untried(row: FieldRow) -> FieldRow:
    """A question that is only answered well, since another form of the table has tried it."""
    return FieldRow(**{**vars(row), "trials": ()})
