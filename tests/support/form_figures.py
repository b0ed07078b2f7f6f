"""The kinds of question about numbers, days and counts: see `form_kinds`."""

from collections.abc import Sequence

from tests.support.form_faults import AnswerFault, AnswerTrial, FieldRow, accepted, nothing, refused
from tests.support.form_kinds import TEN_KB


def counts(lines: Sequence[str], *, most: int) -> FieldRow:
    """How many of each line, of one at least; every line has an input of its own."""
    first = lines[0]

    def off(fault: AnswerFault, *sent: str, line: str = first) -> AnswerTrial:
        return refused(fault, *sent, says="response", line=line)

    wrong = ("two", "1.5", "-1", f"{most + 1}", "1e2", "²")
    return FieldRow(
        good=("2",),
        lines=tuple(lines),
        depends=True,
        trials=(
            *(AnswerTrial(**{**vars(each), "line": first}) for each in nothing("required")),
            refused(AnswerFault.MALFORMED, "0", says="required", line=first),
            accepted(AnswerFault.LONGEST, f"{most:06}", as_=f"{most} x {first}", line=first),
            *(off(AnswerFault.MALFORMED, each) for each in wrong),
            *(off(AnswerFault.MALFORMED, "many", line=line) for line in lines[1:]),
            off(AnswerFault.TOO_LONG, "1" * 7),
            off(AnswerFault.VERY_LONG, "1" * 10_240),
            accepted(AnswerFault.FIRST_GOOD, "2", "two", as_=f"2 x {first}", line=first),
            off(AnswerFault.FIRST_BAD, "two", "2"),
        ),
    )


def number(
    good: str, low: str, high: str, *, required: bool = False, depends: bool = False
) -> FieldRow:
    """A number; `low` and `high` are just out of its range."""
    wrong = ("heavy", low, high, "1,5000", "1e3", "NaN", "Infinity", "0x10", "1.2.3", "10²", "一吨")
    full = f"{int(good):020}"
    return FieldRow(
        good=(good,),
        depends=depends,
        trials=(
            *nothing("required" if required else None),
            accepted(AnswerFault.LONGEST, full, as_=good),
            accepted(AnswerFault.MALFORMED, "1.200,5", as_="1200.5"),
            *(refused(AnswerFault.MALFORMED, each, says="response") for each in wrong),
            refused(AnswerFault.TOO_LONG, f"0{full}", says="response"),
            refused(AnswerFault.VERY_LONG, "1" * 10_240, says="response"),
            accepted(AnswerFault.FIRST_GOOD, good, "heavy", as_=good),
            refused(AnswerFault.FIRST_BAD, "heavy", good, says="response"),
        ),
    )


def pieces() -> FieldRow:
    """Rows of five figures, none needed; one that is begun is to be complete."""
    count = "1-count"

    def off(fault: AnswerFault, *sent: str, says: str = "row count") -> AnswerTrial:
        return refused(fault, *sent, says=says, line=count)

    wrong = ("two", "0", "1.5", "-1", "100001", "1e2", "²")
    return FieldRow(
        good=("",),
        lines=(count, "1-length", "1-width", "1-height", "1-weight"),
        trials=(
            *(AnswerTrial(**{**vars(each), "line": count}) for each in nothing(None)),
            off(AnswerFault.LONGEST, f"{2:020}", says="row length"),
            *(off(AnswerFault.MALFORMED, each) for each in wrong),
            off(AnswerFault.TOO_LONG, f"{2:021}"),
            off(AnswerFault.VERY_LONG, "1" * 10_240),
            off(AnswerFault.FIRST_GOOD, "2", "two", says="row length"),
            off(AnswerFault.FIRST_BAD, "two", "2"),
        ),
    )


def day(good: str) -> FieldRow:
    """A required day to come."""
    wrong = ("soon", "2020-01-01", "2999-12-31", "21/11/2027", "20271121", "2027-13-01")
    return FieldRow(
        good=(good,),
        trials=(
            *nothing("required"),
            *(
                refused(AnswerFault.MALFORMED, each, says="response")
                for each in (*wrong, "2027-02-30")
            ),
            refused(AnswerFault.TOO_LONG, f"{good}0", says="response"),
            refused(AnswerFault.VERY_LONG, TEN_KB, says="response"),
            accepted(AnswerFault.FIRST_GOOD, good, "soon", as_=good),
            refused(AnswerFault.FIRST_BAD, "soon", good, says="response"),
        ),
    )


def un_number(good: str, as_: str) -> FieldRow:
    """Four digits, with or without the letters before them."""
    wrong = ("12", "UN 12", "UN12633", "four", "UN\u0661\u0662\u0666\u0663")
    return FieldRow(
        good=(good,),
        depends=True,
        trials=(
            *nothing(None),
            *(refused(AnswerFault.MALFORMED, each, says="response") for each in wrong),
            refused(AnswerFault.TOO_LONG, "UN1263" + "0" * 15, says="response"),
            refused(AnswerFault.VERY_LONG, "1" * 10_240, says="response"),
            accepted(AnswerFault.FIRST_GOOD, good, "four", as_=as_),
            refused(AnswerFault.FIRST_BAD, "four", good, says="response"),
        ),
    )
