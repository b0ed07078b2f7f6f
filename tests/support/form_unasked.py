"""What no visitor is asked, and what is not tried again: see `form_kinds`."""

from tests.support.form_faults import Fault, Row, Trial, kept, nothing
from tests.support.form_kinds import TEN_KB


def unseen(good: str = "", *, flag: str = "", is_drawn: bool = False) -> Row:
    """What the page sends along; no visitor is refused for it, and it is no answer.

    `flag` is what staff is told where there is something to be seen in it.
    """
    texts = ((Fault.MALFORMED, "<b>"), (Fault.TOO_LONG, "x" * 1001), (Fault.VERY_LONG, TEN_KB))
    return Row(
        good=(good,),
        is_drawn=is_drawn,
        trials=(
            *(Trial(**{**vars(each), "kept": None}) for each in nothing(None)),
            *(kept(fault, each, as_=None, flag=flag) for fault, each in texts),
            kept(Fault.FIRST_GOOD, good, "<b>", as_=None),
            kept(Fault.FIRST_BAD, "<b>", good, as_=None, flag=flag),
        ),
    )


def unasked(row: Row) -> Row:
    """A question that the other answers make pointless: one of each fault is enough."""
    first = {trial.fault: trial for trial in reversed(row.trials)}
    free = ({**vars(each), "says": None, "kept": None} for each in first.values())
    return Row(
        good=("",), trials=tuple(Trial(**each) for each in free), lines=row.lines, is_asked=False
    )


def untried(row: Row) -> Row:
    """A question that is only answered well, since another form of the table has tried it."""
    return Row(**{**vars(row), "trials": ()})
