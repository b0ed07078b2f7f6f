"""The props of the calculator; texts are ready to read."""

from typing import TypedDict

from forms.field_view import GroupView, SummaryView


class TermView(TypedDict):
    """A term of the formula; `sign` precedes it, and is empty for the first."""

    sign: str
    figure: str
    label: str


class FormulaView(TypedDict):
    """The formula from left to right, with its result."""

    label: str
    title: str
    terms: list[TermView]


class FactView(TypedDict):
    """A name and its text."""

    label: str
    text: str


class SourceView(TypedDict):
    """The publication of a factor."""

    label: str
    text: str
    url: str


class ResultLink(TypedDict):
    """A link from a result."""

    label: str
    href: str
    rel: str | None
    is_file: bool


class ComparedLine(TypedDict):
    """A line of a comparison, with a bar in percent.

    `is_known` says whether there is a figure, or only a text that there is none.
    """

    name: str
    detail: str
    figure: str
    is_known: bool
    width: str
    is_chosen: bool


class Comparison(TypedDict):
    """Other modes or other sets of factors, compared with the chosen one."""

    label: str
    title: str
    lead: str
    columns: tuple[str, str]
    rows: list[ComparedLine]


class ResultView(TypedDict):
    """A result.

    `request` is the query in one line, for a form that is folded away; `quote` links to the
    quote form with the same input, for modes that we quote.
    """

    title: str
    request: str
    mode: str
    figure: str
    unit: str
    summary: str
    formula: FormulaView
    facts: list[FactView]
    source: SourceView
    modes: Comparison
    sets: Comparison
    quote: ResultLink | None
    links: list[ResultLink]


class EmissionsCalculatorProps(TypedDict):
    """The form, with the result if there is one; `fold` opens the rows of pieces."""

    action: str
    label: str
    summary: SummaryView | None
    groups: list[GroupView]
    submit: str
    fold: str
    result: ResultView | None
