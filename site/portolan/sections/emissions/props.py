"""What the calculator's island and its template are drawn from; texts are ready to be read."""

from typing import TypedDict

from forms.field_view import GroupView, SummaryView


class TermView(TypedDict):
    """A term of the formula; `sign` joins it to those before it and is empty for the first."""

    sign: str
    figure: str
    label: str


class FormulaView(TypedDict):
    """The formula, read from the left to the right, with its result."""

    label: str
    title: str
    terms: list[TermView]


class FactView(TypedDict):
    """A name and what there is to say."""

    label: str
    text: str


class SourceView(TypedDict):
    """Where a factor was published."""

    label: str
    text: str
    url: str


class ResultLink(TypedDict):
    """Where a result leads."""

    label: str
    href: str


class ComparedLine(TypedDict):
    """A line of a comparison, with a bar of so many percent.

    `is_known` says whether there is a figure, or only the word that there is none.
    """

    name: str
    detail: str
    figure: str
    is_known: bool
    width: str
    is_asked: bool


class Comparison(TypedDict):
    """Other ways or other sets of factors, beside the one that was asked for."""

    label: str
    title: str
    lead: str
    columns: tuple[str, str]
    rows: list[ComparedLine]


class ResultView(TypedDict):
    """An answer. `quote` asks for a price with all that was answered, where we sell a quote."""

    title: str
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
    """The form, with its answer where there is one."""

    action: str
    label: str
    summary: SummaryView | None
    groups: list[GroupView]
    submit: str
    result: ResultView | None
