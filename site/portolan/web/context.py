"""Calls in templates, without the questions that Jinja asks of every callable."""

from types import FunctionType, MethodType
from typing import Any

from jinja2.runtime import Context, Macro
from jinja2.utils import internalcode

_PLAIN = frozenset({FunctionType, MethodType})
_BOOKKEEPING = ("_block_vars", "_loop_vars")


class QuickContext(Context):
    """A context that knows at once how macros and functions are called: pages do it by hundreds."""

    @internalcode
    def call(self, called: Any, /, *args: Any, **kwargs: Any) -> Any:
        """Call a macro, a function, or as Jinja does it anything else."""
        kind = type(called)
        if kind is Macro:
            args = (self.eval_ctx, *args)
        elif kind not in _PLAIN or hasattr(called, "jinja_pass_arg"):
            return super().call(called, *args, **kwargs)
        for name in _BOOKKEEPING:
            kwargs.pop(name, None)
        return called(*args, **kwargs)
