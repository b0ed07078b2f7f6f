"""The kinds of question about numbers, days and counts: see `form_kinds`."""

from collections.abc import Sequence

from tests.support.form_faults import Fault, Row, Trial, kept, nothing, refused
from tests.support.form_kinds import TEN_KB


def counts(lines: Sequence[str], *, most: int) -> Row:
    """How many of each line, of one at least; every line has an input of its own."""
    first = lines[0]

    def off(fault: Fault, *sent: str, line: str = first) -> Trial:
        return refused(fault, *sent, says="response", line=line)

    wrong = ("two", "1.5", "-1", f"{most + 1}", "1e2", "²")
    return Row(
        good=("2",),
        lines=tuple(lines),
        depends=True,
        trials=(
            *(Trial(**{**vars(each), "line": first}) for each in nothing("required")),
            refused(Fault.MALFORMED, "0", says="required", line=first),
            kept(Fault.LONGEST, f"{most:06}", as_=f"{most} x {first}", line=first),
            *(off(Fault.MALFORMED, each) for each in wrong),
            *(off(Fault.MALFORMED, "many", line=line) for line in lines[1:]),
            off(Fault.TOO_LONG, "1" * 7),
            off(Fault.VERY_LONG, "1" * 10_240),
            kept(Fault.FIRST_GOOD, "2", "two", as_=f"2 x {first}", line=first),
            off(Fault.FIRST_BAD, "two", "2"),
        ),
    )


def number(good: str, low: str, high: str, *, required: bool = False, depends: bool = False) -> Row:
    """A number; `low` and `high` are just out of its range."""
    wrong = ("heavy", low, high, "1,5000", "1e3", "NaN", "Infinity", "0x10", "1.2.3", "10²", "一吨")
    full = f"{int(good):020}"
    return Row(
        good=(good,),
        depends=depends,
        trials=(
            *nothing("required" if required else None),
            kept(Fault.LONGEST, full, as_=good),
            kept(Fault.MALFORMED, "1.200,5", as_="1200.5"),
            *(refused(Fault.MALFORMED, each, says="response") for each in wrong),
            refused(Fault.TOO_LONG, f"0{full}", says="response"),
            refused(Fault.VERY_LONG, "1" * 10_240, says="response"),
            kept(Fault.FIRST_GOOD, good, "heavy", as_=good),
            refused(Fault.FIRST_BAD, "heavy", good, says="response"),
        ),
    )


def pieces() -> Row:
    """Rows of five figures, none needed; one that is begun is to be complete."""
    count = "1-count"

    def off(fault: Fault, *sent: str, says: str = "row count") -> Trial:
        return refused(fault, *sent, says=says, line=count)

    wrong = ("two", "0", "1.5", "-1", "100001", "1e2", "²")
    return Row(
        good=("",),
        lines=(count, "1-length", "1-width", "1-height", "1-weight"),
        trials=(
            *(Trial(**{**vars(each), "line": count}) for each in nothing(None)),
            off(Fault.LONGEST, f"{2:020}", says="row length"),
            *(off(Fault.MALFORMED, each) for each in wrong),
            off(Fault.TOO_LONG, f"{2:021}"),
            off(Fault.VERY_LONG, "1" * 10_240),
            off(Fault.FIRST_GOOD, "2", "two", says="row length"),
            off(Fault.FIRST_BAD, "two", "2"),
        ),
    )


def day(good: str) -> Row:
    """A required day to come."""
    wrong = ("soon", "2020-01-01", "2999-12-31", "21/11/2027", "20271121", "2027-13-01")
    return Row(
        good=(good,),
        trials=(
            *nothing("required"),
            *(refused(Fault.MALFORMED, each, says="response") for each in (*wrong, "2027-02-30")),
            refused(Fault.TOO_LONG, f"{good}0", says="response"),
            refused(Fault.VERY_LONG, TEN_KB, says="response"),
            kept(Fault.FIRST_GOOD, good, "soon", as_=good),
            refused(Fault.FIRST_BAD, "soon", good, says="response"),
        ),
    )


def un_number(good: str, as_: str) -> Row:
    """Four digits, with or without the letters before them."""
    wrong = ("12", "UN 12", "UN12633", "four", "UN\u0661\u0662\u0666\u0663")
    return Row(
        good=(good,),
        depends=True,
        trials=(
            *nothing(None),
            *(refused(Fault.MALFORMED, each, says="response") for each in wrong),
            refused(Fault.TOO_LONG, "UN1263" + "0" * 15, says="response"),
            refused(Fault.VERY_LONG, "1" * 10_240, says="response"),
            kept(Fault.FIRST_GOOD, good, "four", as_=as_),
            refused(Fault.FIRST_BAD, "four", good, says="response"),
        ),
    )
