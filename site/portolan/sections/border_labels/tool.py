"""The label tool: from the typed text to the number, its faults and its label."""

from werkzeug.datastructures import MultiDict

from forms.field_view import FieldView, SummaryView
from forms.plain_field import plain_choice, plain_field
from portolan.core.i18n import _, ngettext, pgettext
from portolan.domain.border import (
    TYPED_LIMIT,
    BorderNumber,
    NumberKind,
    Symbology,
    read_number,
)
from portolan.drawing.diagrams.border_label import InvalidNumber, label_svg
from portolan.sections.border_labels.props import BorderLabelProps, LabelResult
from portolan.sections.border_labels.wording import BARS, HINTS, NAMES, caution_texts, fault_text

ARGS = ("number", "bars")


class Tool:
    """One request to the tool of a kind; `is_asked` if the query has a number."""

    def __init__(self, kind: NumberKind, args: MultiDict[str, str]) -> None:
        self.kind = kind
        self.has_query = "number" in args
        self.bars = _symbology(args.get("bars", ""))
        self.number: BorderNumber = read_number(kind, args.get("number", ""))

    @property
    def is_refused(self) -> bool:
        """Whether an invalid number was given."""
        return self.has_query and not self.number.is_valid

    def svg(self) -> str:
        """The label as SVG; raises InvalidNumber for an invalid number."""
        if not self.number.is_valid:
            raise InvalidNumber(self.number)
        return label_svg(self.kind, self.number.number, self.bars)

    def view(self) -> BorderLabelProps:
        """The props of the island: the form, and the label of a valid number."""
        number = self._number_field()
        return {
            "action": f"/{self.kind}",
            "id": f"{self.kind}-label",
            "label": _("Make a label"),
            "fields": [number, self._bars_field()],
            "submit": _("Check and make the label"),
            "summary": _summary(number) if self.is_refused else None,
            "result": self._result() if self.has_query and self.number.is_valid else None,
        }

    def _result(self) -> LabelResult:
        number = self.number
        query = f"number={number.number}&bars={self.bars}"
        return {
            "title": _("The label"),
            "number": number.number,
            "parts": [
                {"label": _("Carrier code"), "text": number.carrier},
                {"label": pgettext("on a label", "Shipment"), "text": number.shipment},
                {"label": pgettext("of a text", "Characters"), "text": str(len(number.number))},
            ],
            "cautions_title": _("Please check"),
            "cautions": caution_texts(number),
            "note": _(
                "The format is right. This checks the format only, not whether the carrier is "
                "registered."
            ),
            "svg": self.svg(),
            "download": {"label": _("Label as SVG"), "href": f"/{self.kind}/label.svg?{query}"},
            "print": _("Print this page: only the label is printed, at its actual size."),
        }

    def _number_field(self) -> FieldView:
        return plain_field(
            "text",
            f"{self.kind}-number",
            "number",
            str(NAMES[self.kind]),
            hint=str(HINTS[self.kind]),
            value=self.number.typed,
            error=fault_text(self.number) if self.is_refused else None,
            maxlength=TYPED_LIMIT,
            required=True,
            autocomplete="off",
        )

    def _bars_field(self) -> FieldView:
        choices = [plain_choice(one, name, selected=one is self.bars) for one, name in BARS.items()]
        return plain_field(
            "radio",
            f"{self.kind}-bars",
            "bars",
            pgettext("of a barcode", "Barcode type"),
            choices=choices,
        )


def _summary(number: FieldView) -> SummaryView:
    title = ngettext("One answer needs another look", "{{count}} answers need another look", 1)
    text = _("{{label}}: {{problem}}", label=number["label"], problem=number["error"])
    return {"title": title, "errors": [{"id": number["id"], "message": text}]}


def _symbology(text: str) -> Symbology:
    """The symbology by its name; for unknown names Code 128, the shorter one."""
    return Symbology(text) if text in set(Symbology) else Symbology.CODE_128
