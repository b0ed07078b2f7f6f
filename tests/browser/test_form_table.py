"""The table of all fields in browsers: the same texts with scripts and without."""

from collections.abc import Iterator
from itertools import product

import pytest
from selenium.webdriver import Chrome

from tests.support.form_attempts import Attempt, attempts, good_answers, inputs
from tests.support.form_faults import AnswerFault
from tests.support.form_reading import ReadForm
from tests.support.form_table import TABLE, TriedForm
from tests.support.matrix import covering
from tests.support.pages.tried_form import TriedPage
from tests.support.stack.site import RunningSite
from tests.support.visitors import BROWSERS, LOCALES

pytestmark = [pytest.mark.browser, pytest.mark.owns_server]

FORMS = [name for name, form in TABLE.items() if all(row.trials for row in form.rows.values())]
PLAIN = {(fault, False) for fault in AnswerFault} | {(AnswerFault.MALFORMED, True)}
PLAIN -= {
    (fault, False) for fault in (AnswerFault.SPACES, AnswerFault.VERY_LONG, AnswerFault.UPLOAD)
}
"""What is tried without scripts, where each post is a new page and the server the only judge; with
answers that others depend on once. A field for files sends what an empty one does there."""
STRANGERS = {"__proto__": ["x"], "constructor": ["x"], "submission_key[]": ["x"], "": ["x"]}


@pytest.fixture(autouse=True)
def no_limit(site: RunningSite) -> None:
    """As many posts as the table has."""
    site.front.many_networks = True


def wrong_ones(form: TriedForm, *, has_scripts: bool = True) -> Iterator[Attempt]:
    """The first attempt of each kind that is refused; tests/pages sends all of them."""
    left = set(product(AnswerFault, (True, False))) if has_scripts else set(PLAIN)
    for attempt in attempts(form):
        kind = (attempt.fault, any(form.rows[name].decides for name in attempt.trials))
        if not attempt.is_accepted and kind in left:
            left.remove(kind)
            yield attempt


def among(attempt: Attempt, query: set[str]) -> Attempt:
    """What of an attempt can be answered now."""
    trials = {name: trial for name, trial in attempt.trials.items() if attempt.input(name) in query}
    return Attempt(attempt.form, trials)


def unlisted(attempt: Attempt, *, are_wanted: bool) -> Attempt:
    """Only the choices that the page has never offered, or only the others.

    A box that is ticked with another word is judged by the page itself.
    """
    rows = attempt.form.rows
    trials = {
        name: trial
        for name, trial in attempt.trials.items()
        if (rows[name].is_list and name != "consent" and trial.says == "response") is are_wanted
    }
    return Attempt(attempt.form, trials)


def differences(attempt: Attempt, read: ReadForm, locale: str) -> Iterator[str]:
    expected = {
        each: text
        for name, text in attempt.says(locale).items()
        for each in inputs(name, attempt.form.rows[name])
    }
    for name in sorted(expected.keys() | read.messages.keys()):
        if read.messages.get(name) != expected.get(name):
            sent = f"{attempt.fault}, {name} {attempt.tried.get(name)!r:.80}"
            yield f"{sent}: {read.messages.get(name)!r} and not {expected.get(name)!r}"
    led_to = {read.names.get(target) for target, _text in read.links}
    firsts = {inputs(name, attempt.form.rows[name])[0] for name in attempt.says(locale)}
    if led_to != firsts:
        yield f"{attempt.fault}: the summary leads to {led_to} and not {firsts}"


def wrong_with(page: TriedPage, attempt: Attempt) -> list[str]:
    """How what is said to an attempt differs from what has to be said."""
    if not attempt.trials:
        return []
    uploads = attempt.tried if attempt.fault is AnswerFault.UPLOAD else ()
    page.fill({**STRANGERS, **attempt.answers()}, uploads)
    return list(differences(attempt, page.send(), page.locale))


@pytest.mark.parametrize(
    ("called", "locale", "anyone"), covering(FORMS, LOCALES, BROWSERS), indirect=["anyone"]
)
def test_the_same_text(anyone: Chrome, site: RunningSite, called: str, locale: str) -> None:
    form = TABLE[called]
    page = TriedPage(anyone, site, locale, path=form.path, island=form.island)
    page.open()
    page.ready()
    wrong: list[str] = []
    for query in page.steps(good_answers(form)):
        for attempt in wrong_ones(form, has_scripts=page.runs_scripts):
            now = among(attempt, query)
            # What the page has never offered is judged by the server, so at the end.
            wrong += wrong_with(page, now if page.is_last else unlisted(now, are_wanted=False))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("locale", ["en-US", "zh-CN"])
def test_what_no_step_has_offered(browser: Chrome, site: RunningSite, locale: str) -> None:
    form = TABLE["quote"]
    page = TriedPage(browser, site, locale, path=form.path, island=form.island)
    page.open()
    page.ready()
    wrong: list[str] = []
    for attempt in wrong_ones(form):
        while not page.is_last:
            page.go_on(good_answers(form))
        wrong += wrong_with(page, unlisted(attempt, are_wanted=True))
    assert not wrong, "\n".join(wrong)
