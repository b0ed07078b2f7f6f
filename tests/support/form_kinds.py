"""The kinds of question that the forms have, each with everything that is tried on it.

Written by hand from what was decided, and not from the forms' own rules: else nothing could fail.
Long texts, addresses and numbers that would be fine if they were shorter break the rule of their
kind: an address of 255 characters is no address.
"""

from collections.abc import Sequence

from tests.support.form_faults import AnswerFault, AnswerTrial, FieldRow, accepted, nothing, refused

TEN_KB = "x" * 10_240


def text(
    good: str,
    limit: int,
    *,
    required: bool = False,
    several_lines: bool = False,
    own: str = "",
    depends: bool = False,
) -> FieldRow:
    """Words; anything visible is fine, up to so many characters of any script.

    What is accepted begins with `own`, for a field that may not say what another one says.
    """
    long = "x" * (limit + 1)
    full = (own + "海" * limit)[:limit]
    tidy = own + ("ab\nc" if several_lines else "ab c")
    hostile = (f"{own}<script>alert(1)</script>", f"{own}{{{{ 7 * 7 }}}}' OR 1=1 --")
    return FieldRow(
        good=(good,),
        depends=depends,
        trials=(
            *nothing("required" if required else None),
            accepted(AnswerFault.LONGEST, full, as_=full),
            accepted(AnswerFault.MALFORMED, f" {own}a\0b\r\nc\x7f", as_=tidy),
            *(accepted(AnswerFault.MALFORMED, each, as_=each) for each in hostile),
            refused(AnswerFault.TOO_LONG, long, says="response"),
            refused(AnswerFault.VERY_LONG, TEN_KB, says="response"),
            accepted(AnswerFault.FIRST_GOOD, good, long, as_=good),
            refused(AnswerFault.FIRST_BAD, long, good, says="response"),
        ),
    )


def email(good: str, malformed: str = "email") -> FieldRow:
    """A required address; `malformed` is the text for one that is none."""
    longest = f"{'a' * 64}@{('b' * 61 + '.') * 3}com"
    wrong = (
        *("femke", "femke@", "@example.com", "femke@example", "a b@example.com"),
        *("a@b@example.com", "femke@example..com", "a@example.com, b@example.com"),
        *("femke@exa mple.com", "<femke@example.com>", "femke@[127.0.0.1]"),
    )
    return FieldRow(
        good=(good,),
        trials=(
            *nothing("no email"),
            accepted(AnswerFault.LONGEST, longest, as_=longest),
            *(refused(AnswerFault.MALFORMED, each, says=malformed) for each in wrong),
            refused(AnswerFault.TOO_LONG, f"{longest[:-3]}info", says=malformed),
            refused(AnswerFault.VERY_LONG, f"{TEN_KB}@example.com", says=malformed),
            accepted(AnswerFault.FIRST_GOOD, good, "femke@", as_=good),
            refused(AnswerFault.FIRST_BAD, "femke@", good, says=malformed),
        ),
    )


def phone(good: str, *, required: bool = False) -> FieldRow:
    """A number for the country that is chosen beside it; one with + names its own."""
    wrong = ("12", "call me", "+999 1234567", f"{good}99999", "--", "+")
    full = "+31" + " " * 28 + "105550148"
    return FieldRow(
        good=(good,),
        trials=(
            *nothing("required" if required else None),
            accepted(AnswerFault.LONGEST, full, as_=full),
            *(refused(AnswerFault.MALFORMED, each, says="phone") for each in wrong),
            refused(AnswerFault.TOO_LONG, full.replace(" ", "  ", 1), says="phone"),
            refused(AnswerFault.VERY_LONG, "1" * 10_240, says="phone"),
            accepted(AnswerFault.FIRST_GOOD, good, "12", as_=good),
            refused(AnswerFault.FIRST_BAD, "12", good, says="phone"),
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
) -> FieldRow:
    """One of a list. What is not on it is shown by the empty line, or not at all by cards."""
    held = "" if opens_empty else None

    def off(fault: AnswerFault, *sent: str) -> AnswerTrial:
        return refused(fault, *sent, says="response", displayed=("",) if opens_empty else ())

    return FieldRow(
        good=(good,),
        is_list=True,
        decides=decides,
        depends=depends,
        trials=(
            *nothing("required" if required else None, displayed=held, as_=by_default),
            off(AnswerFault.MALFORMED, "not-on-the-list"),
            off(AnswerFault.MALFORMED, f"{good},{good}"),
            off(AnswerFault.MALFORMED, f"<{good}>"),
            off(AnswerFault.TOO_LONG, f"{good}x"),
            off(AnswerFault.VERY_LONG, TEN_KB),
            accepted(AnswerFault.FIRST_GOOD, good, "not-on-the-list", as_=good),
            off(AnswerFault.FIRST_BAD, "not-on-the-list", good),
        ),
    )


def boxes(good: Sequence[str], *, decides: bool = False) -> FieldRow:
    """Any number of a few, none as well; each is sent under the same name, and each counts."""

    def off(fault: AnswerFault, *sent: str, ticked: tuple[str, ...] = ()) -> AnswerTrial:
        return refused(fault, *sent, says="response", displayed=ticked)

    return FieldRow(
        good=tuple(good),
        is_list=True,
        decides=decides,
        trials=(
            *nothing(None),
            accepted(AnswerFault.LONGEST, *good, *good, as_=",".join(good)),
            off(AnswerFault.MALFORMED, "not-on-the-list"),
            off(AnswerFault.TOO_LONG, f"{good[0]}x"),
            off(AnswerFault.VERY_LONG, TEN_KB),
            off(AnswerFault.FIRST_GOOD, good[0], "not-on-the-list", ticked=(good[0],)),
            off(AnswerFault.FIRST_BAD, "not-on-the-list", good[0], ticked=(good[0],)),
        ),
    )


def consent() -> FieldRow:
    """A box that has to be ticked; nothing of it is among the answers."""

    def off(fault: AnswerFault, *sent: str) -> AnswerTrial:
        return refused(fault, *sent, says="response", displayed=())

    return FieldRow(
        good=("y",),
        is_list=True,
        trials=(
            *nothing("required", displayed=None),
            *(off(AnswerFault.MALFORMED, each) for each in ("n", "yes", "Y", "1", "true")),
            off(AnswerFault.TOO_LONG, "yy"),
            off(AnswerFault.VERY_LONG, TEN_KB),
            accepted(AnswerFault.FIRST_GOOD, "y", "n", as_=None),
            off(AnswerFault.FIRST_BAD, "n", "y"),
        ),
    )
