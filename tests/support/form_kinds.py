"""The kinds of question that the forms have, each with everything that is tried on it.

Written by hand from what was decided, and not from the forms' own rules: else nothing could fail.
Long texts, addresses and numbers that would be fine if they were shorter break the rule of their
kind: an address of 255 characters is no address.
"""

from collections.abc import Sequence

from tests.support.form_faults import Fault, Row, Trial, kept, nothing, refused

TEN_KB = "x" * 10_240


def text(
    good: str,
    limit: int,
    *,
    required: bool = False,
    several_lines: bool = False,
    own: str = "",
    depends: bool = False,
) -> Row:
    """Words; anything visible is fine, up to so many characters of any script.

    What is accepted begins with `own`, for a field that may not say what another one says.
    """
    long = "x" * (limit + 1)
    full = (own + "海" * limit)[:limit]
    tidy = own + ("ab\nc" if several_lines else "ab c")
    hostile = (f"{own}<script>alert(1)</script>", f"{own}{{{{ 7 * 7 }}}}' OR 1=1 --")
    return Row(
        good=(good,),
        depends=depends,
        trials=(
            *nothing("required" if required else None),
            kept(Fault.LONGEST, full, as_=full),
            kept(Fault.MALFORMED, f" {own}a\0b\r\nc\x7f", as_=tidy),
            *(kept(Fault.MALFORMED, each, as_=each) for each in hostile),
            refused(Fault.TOO_LONG, long, says="response"),
            refused(Fault.VERY_LONG, TEN_KB, says="response"),
            kept(Fault.FIRST_GOOD, good, long, as_=good),
            refused(Fault.FIRST_BAD, long, good, says="response"),
        ),
    )


def email(good: str, malformed: str = "email") -> Row:
    """A required address; `malformed` is the text for one that is none."""
    longest = f"{'a' * 64}@{('b' * 61 + '.') * 3}com"
    wrong = (
        *("femke", "femke@", "@example.com", "femke@example", "a b@example.com"),
        *("a@b@example.com", "femke@example..com", "a@example.com, b@example.com"),
        *("femke@exa mple.com", "<femke@example.com>", "femke@[127.0.0.1]"),
    )
    return Row(
        good=(good,),
        trials=(
            *nothing("no email"),
            kept(Fault.LONGEST, longest, as_=longest),
            *(refused(Fault.MALFORMED, each, says=malformed) for each in wrong),
            refused(Fault.TOO_LONG, f"{longest[:-3]}info", says=malformed),
            refused(Fault.VERY_LONG, f"{TEN_KB}@example.com", says=malformed),
            kept(Fault.FIRST_GOOD, good, "femke@", as_=good),
            refused(Fault.FIRST_BAD, "femke@", good, says=malformed),
        ),
    )


def phone(good: str, *, required: bool = False) -> Row:
    """A number for the country that is chosen beside it; one with + names its own."""
    wrong = ("12", "call me", "+999 1234567", f"{good}99999", "--", "+")
    full = "+31" + " " * 28 + "105550148"
    return Row(
        good=(good,),
        trials=(
            *nothing("required" if required else None),
            kept(Fault.LONGEST, full, as_=full),
            *(refused(Fault.MALFORMED, each, says="phone") for each in wrong),
            refused(Fault.TOO_LONG, full.replace(" ", "  ", 1), says="phone"),
            refused(Fault.VERY_LONG, "1" * 10_240, says="phone"),
            kept(Fault.FIRST_GOOD, good, "12", as_=good),
            refused(Fault.FIRST_BAD, "12", good, says="phone"),
        ),
    )


def choice(
    good: str,
    *,
    required: bool = False,
    opens_empty: bool = True,
    decides: bool = False,
    depends: bool = False,
    by_default: str = "",
) -> Row:
    """One of a list. What is not on it is shown by the empty line, or not at all by cards."""
    held = "" if opens_empty else None

    def off(fault: Fault, *sent: str) -> Trial:
        return refused(fault, *sent, says="response", shown=("",) if opens_empty else ())

    return Row(
        good=(good,),
        is_list=True,
        decides=decides,
        depends=depends,
        trials=(
            *nothing("required" if required else None, shown=held, as_=by_default),
            off(Fault.MALFORMED, "not-on-the-list"),
            off(Fault.MALFORMED, f"{good},{good}"),
            off(Fault.MALFORMED, f"<{good}>"),
            off(Fault.TOO_LONG, f"{good}x"),
            off(Fault.VERY_LONG, TEN_KB),
            kept(Fault.FIRST_GOOD, good, "not-on-the-list", as_=good),
            off(Fault.FIRST_BAD, "not-on-the-list", good),
        ),
    )


def boxes(good: Sequence[str], *, decides: bool = False) -> Row:
    """Any number of a few, none as well; each is sent under the same name, and each counts."""

    def off(fault: Fault, *sent: str, ticked: tuple[str, ...] = ()) -> Trial:
        return refused(fault, *sent, says="response", shown=ticked)

    return Row(
        good=tuple(good),
        is_list=True,
        decides=decides,
        trials=(
            *nothing(None),
            kept(Fault.LONGEST, *good, *good, as_=",".join(good)),
            off(Fault.MALFORMED, "not-on-the-list"),
            off(Fault.TOO_LONG, f"{good[0]}x"),
            off(Fault.VERY_LONG, TEN_KB),
            off(Fault.FIRST_GOOD, good[0], "not-on-the-list", ticked=(good[0],)),
            off(Fault.FIRST_BAD, "not-on-the-list", good[0], ticked=(good[0],)),
        ),
    )


def consent() -> Row:
    """A box that has to be ticked; nothing of it is among the answers."""

    def off(fault: Fault, *sent: str) -> Trial:
        return refused(fault, *sent, says="response", shown=())

    return Row(
        good=("y",),
        is_list=True,
        trials=(
            *nothing("required", shown=None),
            *(off(Fault.MALFORMED, each) for each in ("n", "yes", "Y", "1", "true")),
            off(Fault.TOO_LONG, "yy"),
            off(Fault.VERY_LONG, TEN_KB),
            kept(Fault.FIRST_GOOD, "y", "n", as_=None),
            off(Fault.FIRST_BAD, "n", "y"),
        ),
    )
