"""The props of the label tool."""

from typing import TypedDict

from forms.field_view import FieldView, SummaryView


class LabelPart(TypedDict):
    """A part of the number and its name."""

    label: str
    text: str


class Download(TypedDict):
    """The label as a file."""

    label: str
    href: str


class LabelResult(TypedDict):
    """A valid number with its label as SVG."""

    title: str
    number: str
    parts: list[LabelPart]
    cautions_title: str
    cautions: list[str]
    note: str
    svg: str
    download: Download
    print: str


class BorderLabelProps(TypedDict):
    """The form, and the label of a valid number; `id` is the label's on the page."""

    action: str
    id: str
    label: str
    fields: list[FieldView]
    submit: str
    summary: SummaryView | None
    result: LabelResult | None
