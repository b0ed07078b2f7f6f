"""Runs `flask leads …` in the test's own process."""

from click.testing import Result
from flask import Flask


def run(app: Flask, *arguments: str, exit_code: int = 0) -> Result:
    """What the command printed, on which of the two; fails where it ended otherwise."""
    result = app.test_cli_runner().invoke(args=["leads", *arguments])
    assert result.exit_code == exit_code, result.output
    return result
