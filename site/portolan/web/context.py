"""A faster Jinja context, without the checks that Jinja makes at every call."""

from types import FunctionType, MethodType
from typing import Any

from jinja2.runtime import Context, Macro
from jinja2.utils import internalcode

_PLAIN = frozenset({FunctionType, MethodType})
_BOOKKEEPING = ("_block_vars", "_loop_vars")


class QuickContext(Context):
    """A context with a short cut for macros and functions, which pages call hundreds of times."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        # Every template has the same globals. Jinja would look for others at each import.
        self.globals_keys = set()

    @internalcode
    def call(self, called: Any, /, *args: Any, **kwargs: Any) -> Any:
        """Call a macro or function directly, and anything else as Jinja does."""
        kind = type(called)
        if kind is Macro:
            args = (self.eval_ctx, *args)
        elif kind not in _PLAIN or hasattr(called, "jinja_pass_arg"):
            return super().call(called, *args, **kwargs)
        for name in _BOOKKEEPING:
            kwargs.pop(name, None)
        return called(*args, **kwargs)
