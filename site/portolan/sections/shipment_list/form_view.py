"""The form of the list as field dicts, with what is wrong and what is asked."""

from collections.abc import Mapping, Sequence
from typing import Any

from forms.field_view import ErrorView, FieldView, SummaryView
from forms.plain_field import plain_choice, plain_field
from portolan.core.i18n import _, ngettext
from portolan.domain.mode import Mode
from portolan.sections.shared.emissions_query.wording import TRANSPORT, place_line
from portolan.sections.shared.shipment_query.amounts import DecimalMark
from portolan.sections.shared.shipment_query.answer import ListAnswer, PlaceQuestion, RefusedRow
from portolan.sections.shared.shipment_query.choices import choice_value
from portolan.sections.shared.shipment_query.headings import ListColumn
from portolan.sections.shipment_list.sent_list import CHOICE, MARK, ROWS
from portolan.sections.shipment_list.wording import COLUMN_NAMES, MARKS
from portolan.web.templating import number

MOST_QUESTIONS = 50
"""Questions at a time: a form may have a hundred fields."""

MOST_ERRORS = 20
"""Faults in the summary; all of them stand in a table."""


def form_view(
    text: str = "",
    mark: DecimalMark | None = None,
    *,
    answer: ListAnswer | None = None,
    fault: str | None = None,
) -> Mapping[str, Any]:
    """The form with what was sent; `fault` is about the list as a whole."""
    questions = answer.questions[:MOST_QUESTIONS] if answer else ()
    return {
        "name": "list",
        "summary": _fault_summary(fault) if fault else _summary(answer) if answer else None,
        "fault": fault,
        "questions": [_question(number, one) for number, one in enumerate(questions, 1)],
        "more_questions": len(answer.questions) - len(questions) if answer else 0,
        "rows": _rows(text, fault),
        "mark": _mark(mark),
    }


def _question(place: int, one: PlaceQuestion) -> FieldView:
    """A list of places that a name may mean; without a choice it is asked again."""
    label = ngettext(
        "{{place}}, {{mode}}, in one row",
        "{{place}}, {{mode}}, in {{count}} rows",
        one.count,
        place=one.text,
        mode=TRANSPORT[one.mode],
    )
    choices = [
        plain_choice(choice_value(one.mode, one.text, each), place_line(each))
        for each in one.choices
    ]
    return plain_field(
        "select",
        f"{CHOICE}-{place}",
        CHOICE,
        label,
        error=one.message,
        choices=[plain_choice("", _("Choose a place")), *choices],
    )


def _rows(text: str, fault: str | None) -> FieldView:
    return plain_field(
        "textarea",
        ROWS,
        ROWS,
        _("Or paste rows from a spreadsheet"),
        hint=_(
            "Include the column names in the first row. After an upload, your rows appear here."
        ),
        value=text,
        error=fault,
        autocomplete="off",
    )


def _mark(mark: DecimalMark | None) -> FieldView:
    return plain_field(
        "select",
        MARK,
        MARK,
        _("Decimal mark"),
        width="half",
        choices=[
            plain_choice(value, label, selected=value == (mark or ""))
            for value, label in MARKS.items()
        ],
    )


def _fault_summary(fault: str) -> SummaryView:
    return {"title": fault, "errors": [{"id": ROWS, "message": _("Your list")}]}


def _summary(answer: ListAnswer) -> SummaryView | None:
    """The rows without an answer, of which the first are named."""
    count = len(answer.refused)
    if not count:
        return None
    title = ngettext("One row needs another look", "{{count}} rows need another look", count)
    questions = {
        (question.mode, question.text): f"{CHOICE}-{place}"
        for place, question in enumerate(answer.questions[:MOST_QUESTIONS], 1)
    }
    errors = [_error(one, questions) for one in _refused_rows(answer)]
    if count > len(errors):
        text = _("All {{count}} rows, with what is wrong", count=number(count))
        errors.append({"id": "refused", "message": text})
    return {"title": title, "errors": errors}


def _refused_rows(answer: ListAnswer) -> Sequence[RefusedRow]:
    return answer.refused[:MOST_ERRORS]


def _error(one: RefusedRow, questions: Mapping[tuple[Mode, str], str]) -> ErrorView:
    """The first fault of a row; it leads to the question about it, or else to its line below."""
    column = ListColumn(one.problems[0].field)
    key = one.shipment and (one.shipment.mode, one.row.texts.get(column, ""))
    row = f"row-{one.row.number}"
    return {"id": questions.get(key, row) if key else row, "message": problems_text(one)}


def problems_text(one: RefusedRow) -> str:
    """The first thing that is wrong in a row: `Row 7, Weight: Required`."""
    first = one.problems[0]
    return _(
        "Row {{row}}, {{column}}: {{problem}}",
        row=one.row.number,
        column=COLUMN_NAMES[ListColumn(first.field)],
        problem=first.message,
    )
