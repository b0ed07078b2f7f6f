"""The traces of errors without their texts, which may quote a visitor."""

import traceback
from collections.abc import Iterator

from portolan.core.scrubbing import scrubbed

SAYING = frozenset(
    {"AttributeError", "ImportError", "NameError", "TemplateNotFound", "UndefinedError"}
)
"""The errors whose texts name code. Others quote values: `KeyError`, `ValueError`, a database's."""


def trace_of(error: BaseException) -> str:
    """The error's type and lines of code, followed by those of the errors that caused it."""
    return "".join(_lines(error))


def _lines(error: BaseException) -> Iterator[str]:
    cause: BaseException | None = error
    while cause is not None:
        yield f"{type(cause).__name__}{_saying(cause)}\n"
        yield from traceback.format_tb(cause.__traceback__)
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)


def _saying(error: BaseException) -> str:
    return f" {scrubbed(str(error))}" if type(error).__name__ in SAYING else ""
