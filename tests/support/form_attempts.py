"""Posts made from the table of all fields: as many trials in each as do not disturb each other."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from io import BytesIO
from itertools import groupby
from typing import Any

from werkzeug.datastructures import MultiDict

from tests.support.form_faults import HOME, HOMES, TEXTS, AnswerFault, AnswerTrial, FieldRow
from tests.support.form_table import TriedForm

Answers = dict[str, list[str]]  # by the name of the input


def inputs(name: str, row: FieldRow) -> list[str]:
    """The names under which a field is sent: `first_name`; `containers-20-standard` and more."""
    return [f"{name}-{line}" for line in row.lines] or [name]


def good_answers(form: TriedForm) -> Answers:
    """The form as it is accepted, without empty answers but for fields of several inputs.

    Those are sent empty, so that a form in a browser keeps nothing of an earlier trial.
    """
    rows = {name: row for name, row in form.rows.items() if any(row.good) or row.lines}
    return {inputs(name, row)[0]: list(row.good) for name, row in rows.items()}


@dataclass(frozen=True)
class Attempt:
    """One post: good answers but for the fields that something is tried on."""

    form: TriedForm
    trials: Mapping[str, AnswerTrial]

    @property
    def fault(self) -> AnswerFault:
        """What all of the trials have in common."""
        return next(iter(self.trials.values())).fault

    @property
    def is_accepted(self) -> bool:
        """Whether nothing is wrong with any answer."""
        return not self.says("en-US")

    @property
    def tried(self) -> Answers:
        """What is sent instead of good answers; an empty list leaves the answer out."""
        return {self.input(name): list(trial.sent) for name, trial in self.trials.items()}

    def input(self, name: str) -> str:
        """The input in which something is tried on a field."""
        line = self.trials[name].line
        return f"{name}-{line}" if line else name

    def answers(self) -> Answers:
        """All that is sent."""
        return {**good_answers(self.form), **self.tried}

    def data(self) -> MultiDict[str, Any]:
        """The same for a client; uploads stand where answers were."""
        uploads = self.tried if self.fault is AnswerFault.UPLOAD else ()
        return MultiDict(
            [
                *((name, text) for name, texts in self.answers().items() for text in texts),
                *((name, (BytesIO(b"Femke"), "name.txt")) for name in uploads),
            ]
        )

    def says(self, locale: str) -> dict[str, str]:
        """The text beside each field that is refused."""
        return {
            name: TEXTS[trial.says][locale] for name, trial in self.trials.items() if trial.says
        }

    def keeps(self, locale: str) -> dict[str, str | None]:
        """What is stored of each field."""
        results = {name: trial.stored for name, trial in self.trials.items()}
        return {name: HOMES[locale] if text == HOME else text for name, text in results.items()}

    def shows(self) -> Answers:
        """What the inputs hold in the form that comes back."""
        drawn = {name: row for name, row in self.form.rows.items() if row.is_drawn}
        good = {inputs(name, row)[0]: list(row.good) for name, row in drawn.items()}
        tried = {name: trial.displayed for name, trial in self.trials.items() if name in drawn}
        return good | {self.input(name): list(texts) for name, texts in tried.items()}


def attempts(form: TriedForm) -> Iterator[Attempt]:
    """Every trial of the form, each in one post.

    What is refused is tried apart from what is accepted, and so are answers that other questions
    depend on.
    """
    placed = [(_place(form, name, *each), name, each[1]) for name, each in _numbered(form)]
    for _, together in groupby(sorted(placed, key=lambda one: one[0]), lambda one: one[0]):
        yield Attempt(form, {name: trial for _, name, trial in together})


def unanswered(form: TriedForm, locale: str) -> dict[str, str]:
    """What is said where nothing was sent that can be read."""
    query = {name: row for name, row in form.rows.items() if row.applies and not row.depends}
    missing = {
        name: trial
        for name, row in query.items()
        for trial in row.trials
        if trial.fault is AnswerFault.MISSING
    }
    return Attempt(form, missing).says(locale)


def _numbered(form: TriedForm) -> Iterator[tuple[str, tuple[int, AnswerTrial]]]:
    """The trials of each field, numbered within their fault."""
    for name, row in form.rows.items():
        for fault in AnswerFault:
            same = [trial for trial in row.trials if trial.fault is fault]
            yield from ((name, each) for each in enumerate(same))


def _place(
    form: TriedForm, name: str, number: int, trial: AnswerTrial
) -> tuple[str, int, bool, bool]:
    return trial.fault.value, number, trial.says is None, form.rows[name].decides
