"""The forms, filled in well and with every fault, with scripts and without."""

from collections.abc import Iterator
from zlib import crc32

from tests.compare_answers.request import Request
from tests.compare_answers.side import Side
from tests.support.form_attempts import Attempt, attempts
from tests.support.form_faults import AnswerFault
from tests.support.form_table import TABLE
from tests.support.production import SITES

TYPES = ("*/*", "application/json")


def forms(_sides: tuple[Side, Side], one_in: int) -> Iterator[Request]:
    """Each form as it is accepted, and a share of the trials that the form table knows."""
    for form in TABLE.values():
        good = Attempt(form, {})
        tried = [one for one in attempts(form) if one.fault is not AnswerFault.UPLOAD]
        for attempt in (good, *(one for one in tried if crc32(repr(one).encode()) % one_in == 0)):
            sent = [(name, text) for name, texts in attempt.answers().items() for text in texts]
            for locale in SITES:
                yield from (Request(form.path, locale, tuple(sent), accept) for accept in TYPES)
