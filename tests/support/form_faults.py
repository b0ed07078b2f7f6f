"""What may be wrong with the answer to one question, and what then becomes of the form."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

Texts = Mapping[str, str]  # by locale

# The required texts, to the letter; the site's own table is forms/messages.py.
TEXTS: Mapping[str, Texts] = {
    "required": {"en-US": "Required", "zh-CN": "必填"},
    "no email": {"en-US": "Please enter an email address", "zh-CN": "请输入电子邮箱地址"},
    "email": {"en-US": "Please enter a valid email address", "zh-CN": "请输入有效的电子邮箱地址"},
    "newsletter": {"en-US": "Invalid email", "zh-CN": "电子邮箱无效"},
    "phone": {"en-US": "Please enter a valid phone number", "zh-CN": "请输入有效的电话号码"},
    "row count": {
        "en-US": "Row 1, Pieces: Please enter a valid response",
        "zh-CN": "第1行，件数：请填写有效的内容",
    },
    "row length": {"en-US": "Row 1, Length in cm: Required", "zh-CN": "第1行，长（厘米）：必填"},
    "response": {"en-US": "Please enter a valid response", "zh-CN": "请填写有效的内容"},
}

HOME = "the reader's own country"
HOMES: Texts = {"en-US": "US", "zh-CN": "CN"}


class AnswerFault(StrEnum):
    """What is done to an answer; the first one is done right, up to the brim."""

    LONGEST = "as long as it may be"
    EMPTY = "empty"
    SPACES = "nothing that can be seen"
    MALFORMED = "malformed"
    TOO_LONG = "one too long"
    VERY_LONG = "ten kilobytes"
    UPLOAD = "a file"
    MISSING = "missing"
    FIRST_GOOD = "twice, the good one first"
    FIRST_BAD = "twice, the bad one first"


@dataclass(frozen=True, kw_only=True)
class AnswerTrial:
    """One answer with a fault, or with none, and what comes of it.

    Attributes:
        fault: its kind.
        sent: what is sent under the name of the question, once or several times.
        says: the key of the text beside the field; None where the answer is accepted.
        stored: an accepted answer as it is stored; None where nothing is stored of it.
        shown: what the control holds in the form that comes back.
        line: which of the inputs is meant, where each line of a question has its own.
        flag: what staff is told of an accepted form.
    """

    fault: AnswerFault
    sent: tuple[str, ...] = ()
    says: str | None = None
    stored: str | None = None
    displayed: tuple[str, ...] = ()
    line: str = ""
    flag: str = ""


@dataclass(frozen=True, kw_only=True)
class FieldRow:
    """One question: its good answer, and everything that is tried instead of it.

    Attributes:
        good: the good answer.
        trials: what is tried.
        lines: the names of its inputs less its own, where each line has one.
        decides: whether other questions depend on it: it is tried without them.
        depends: whether it is asked only after a certain answer to another one.
        is_list: whether the page offers all the answers there are.
        applies: whether the good answers of the form make it a question.
        is_drawn: whether the page has a control for it.
    """

    good: tuple[str, ...]
    trials: tuple[AnswerTrial, ...]
    lines: tuple[str, ...] = ()
    decides: bool = False
    depends: bool = False
    is_list: bool = False
    applies: bool = True
    is_drawn: bool = True


def refused(
    fault: AnswerFault,
    *sent: str,
    says: str,
    displayed: tuple[str, ...] | None = None,
    line: str = "",
) -> AnswerTrial:
    """An answer that is refused; the control holds what came first, less its outer spaces."""
    held = (sent[0].strip() if sent else "",) if displayed is None else displayed
    return AnswerTrial(fault=fault, sent=sent, says=says, displayed=held, line=line)


def accepted(
    fault: AnswerFault, *sent: str, as_: str | None, line: str = "", flag: str = ""
) -> AnswerTrial:
    """An answer that is accepted."""
    return AnswerTrial(fault=fault, sent=sent, stored=as_, line=line, flag=flag)


def nothing(says: str | None, *, displayed: str | None = "", as_: str = "") -> list[AnswerTrial]:
    """All the ways of not answering; `shown` is None where no control holds anything."""
    ways: list[tuple[AnswerFault, tuple[str, ...]]] = [
        (AnswerFault.EMPTY, ("",)),
        (AnswerFault.SPACES, ("   ",)),
        (AnswerFault.SPACES, ("\u3000 \t",)),
        (AnswerFault.SPACES, ("\0\x1b\u202e",)),
        (AnswerFault.UPLOAD, ()),
        (AnswerFault.MISSING, ()),
    ]
    if says is None:
        return [accepted(fault, *sent, as_=as_) for fault, sent in ways]
    held = () if displayed is None else (displayed,)
    return [refused(fault, *sent, says=says, displayed=held) for fault, sent in ways]
