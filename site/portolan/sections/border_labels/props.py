"""What the label tool's island and its template are drawn from."""

from typing import TypedDict

from forms.field_view import FieldView, SummaryView


class LabelPart(TypedDict):
    """A part of the number and what it is called."""

    label: str
    text: str


class Download(TypedDict):
    """The label as a file."""

    label: str
    href: str


class LabelResult(TypedDict):
    """A good number with its label, drawn as SVG."""

    title: str
    number: str
    parts: list[LabelPart]
    cautions_title: str
    cautions: list[str]
    said: str
    svg: str
    download: Download
    print: str


class BorderLabelProps(TypedDict):
    """The form, and the label of a good number; `id` is that of the label on the page."""

    action: str
    id: str
    label: str
    fields: list[FieldView]
    submit: str
    summary: SummaryView | None
    result: LabelResult | None
