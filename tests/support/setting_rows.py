"""Which tests show what a setting does, on the production server, from outside."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def shows(*_settings: str) -> Callable[[Test], Test]:
    """Mark a browser test as the row of these settings; `test_settings` looks for the words."""
    return lambda test: test
