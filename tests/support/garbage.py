"""Looking for garbage less often: at Python's own pace it takes a quarter of the tests' time."""

import gc

FIRST, SECOND, THIRD = 20_000, 20, 10
"""Python's are 700, 10 and 10, for programs that make less and keep less."""


def pytest_configure() -> None:
    """Not while modules and tests are collected: all of that is there for good."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Leave alone what is there for good, thousands of tests and modules, and look seldom."""
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(FIRST, SECOND, THIRD)
