"""Whether a refused form says what it has to say, as a page and as data for a script."""

from collections.abc import Iterator, Mapping
from typing import Any

from werkzeug.test import TestResponse

from tests.support.form_attempts import Attempt, inputs
from tests.support.form_reading import ReadForm, form_in, title_of
from tests.support.form_table import TriedForm

PREFIX = {"en-US": "Error: ", "zh-CN": "错误："}


def field_errors(read: ReadForm, form: TriedForm) -> dict[str, str]:
    """What is said beside the fields; every line of a field has to be described by it."""
    results = {}
    for name, row in form.rows.items():
        errors = {read.messages.get(each, "") for each in inputs(name, row)}
        assert len(errors) == 1, f"{name}: {errors}"
        results[name] = errors.pop()
    return {name: text for name, text in results.items() if text}


def differences(expected: Mapping[str, Any], results: Mapping[str, Any]) -> list[str]:
    """The names whose values are not those expected, with both."""
    names = sorted(expected.keys() | results.keys())
    return [
        f"{name}: {str(results.get(name))[:80]!r} and not {str(expected.get(name))[:80]!r}"
        for name in names
        if expected.get(name) != results.get(name)
    ]


def led_to(read: ReadForm) -> dict[str, str]:
    """The field that each line of the summary leads to, with what the line says."""
    return {read.names[target]: text for target, text in read.links}


def wrong_with_page(page: TestResponse, attempt: Attempt, locale: str) -> Iterator[str]:
    """How the page of a refused form differs from what has to be there."""
    messages = attempt.says(locale)
    if page.status_code != 422:
        yield f"status {page.status_code}"
        return
    read = form_in(page.text, attempt.form.island)
    yield from differences(messages, field_errors(read, attempt.form))
    if not title_of(page.text).startswith(PREFIX[locale]):
        yield f"title {title_of(page.text)!r}"
    lines = led_to(read)
    firsts = {inputs(name, attempt.form.rows[name])[0]: text for name, text in messages.items()}
    if lines.keys() != firsts.keys() or len(read.links) != len(firsts):
        yield f"summary leads to {sorted(lines)} and not {sorted(firsts)}"
    yield from (
        f"summary of {name}: {line!r}"
        for name, line in lines.items()
        if not line.endswith(firsts.get(name, ""))
    )
    yield from differences(attempt.shows(), {each: read.held[each] for each in attempt.shows()})


def wrong_with_data(answer: TestResponse, attempt: Attempt, locale: str) -> Iterator[str]:
    """How the answer to a script differs."""
    messages = attempt.says(locale)
    if answer.status_code != 422:
        yield f"status {answer.status_code} for a script"
        return
    body = answer.get_json()
    yield from differences(messages, body["errors"])
    prefix = f"{attempt.form.form.name}-"
    lines = {line["id"].removeprefix(prefix): line["message"] for line in body["summary"]["errors"]}
    expected = {name.replace("_", "-"): text for name, text in messages.items()}
    yield from (
        f"summary of {name}: {lines.get(name)!r}"
        for name in expected.keys() | lines.keys()
        if not lines.get(name, "").endswith(expected.get(name, "nothing"))
    )
