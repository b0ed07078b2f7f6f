"""The page of the list, its answers as page, statement, CSV and XLSX, and its templates."""

from collections.abc import Mapping
from dataclasses import replace
from http import HTTPStatus
from typing import Any

from flask import Response, request
from werkzeug.exceptions import RequestEntityTooLarge

from portolan.core.i18n import _, lazy
from portolan.core.sender import Verdict, current_sender
from portolan.leads.limits import wait_seconds
from portolan.sections.shared.shipment_query.answer import ListAnswer, answer_to_list
from portolan.sections.shared.shipment_query.limits import may_work_out
from portolan.sections.shared.shipment_query.unreadable import UnreadableList
from portolan.sections.shipment_list import exports
from portolan.sections.shipment_list.addresses import ANSWER, PATH, TEMPLATE
from portolan.sections.shipment_list.form_view import form_view
from portolan.sections.shipment_list.method import method_lines, reading_notes
from portolan.sections.shipment_list.result_view import refused_view, result_view
from portolan.sections.shipment_list.sent_list import (
    FIRST_ROW,
    FORMAT,
    ListFormat,
    SentList,
    first_row,
)
from portolan.web.cache_control import PRIVATE, PUBLIC
from portolan.web.content_section import crumbs
from portolan.web.conversions import Conversion
from portolan.web.errand import TOOL, Errand
from portolan.web.navigation import Link
from portolan.web.page import Body, Caching, Metadata, Page
from portolan.web.section import Section

blueprint = Section(
    "shipment_list",
    __name__,
    menu=(Link(lazy("Emissions of a list"), PATH, ("shipment",)),),
    errands=(
        Errand(
            "/emissions-calculator/list",
            lazy("Emissions of a list"),
            TOOL,
            lazy(
                "A list of shipments as CSV or XLSX: each one’s emissions, totals and a statement."
            ),
        ),
    ),
    conversions=(
        Conversion("list_calculated", {"rows": int}, "emissions of a list of shipments are shown"),
    ),
)

CSV = "text/csv"
XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
NOT_OURS = lazy(
    "This list came from somewhere other than our own page, so we have not worked it out. "
    "Please send it from here."
)


@blueprint.page(PATH)
def show() -> Page:
    """The form, empty or with the row of a link."""
    text = first_row(request.args)
    page = _page(form_view(text))
    return replace(
        page,
        # Rows are unlimited, so the page cache does not store them.
        caching=Caching(args=tuple(FIRST_ROW), ages=bool(text)),
    )


@blueprint.page(PATH, methods=("POST",))
def work_out() -> Page | Response:
    """The answer to a list; nothing of it is stored."""
    try:
        sent = SentList.of_request()
    except RequestEntityTooLarge:
        text = _("This file is too large. Send at most 1 MB: one sheet without pictures.")
        return _refusal(text, status=HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
    if current_sender().verdict is Verdict.FOREIGN:
        return _refusal(str(NOT_OURS), sent, HTTPStatus.FORBIDDEN)
    if not may_work_out():
        text = _("Please wait a minute, then try again.")
        wait = {"Retry-After": str(wait_seconds())}
        return _refusal(text, sent, HTTPStatus.TOO_MANY_REQUESTS, wait)
    try:
        answer = answer_to_list(sent.table())
    except UnreadableList as wrong:
        return _refusal(wrong.message, sent)
    return _answer(sent, answer)


@blueprint.get(f"{TEMPLATE}.csv")
def empty_csv() -> Response:
    """The table to fill in, as CSV."""
    return _file(exports.template_csv(), CSV, "shipments.csv", PUBLIC)


@blueprint.get(f"{TEMPLATE}.xlsx")
def empty_xlsx() -> Response:
    """The table to fill in, as a workbook."""
    return _file(exports.template_xlsx(), XLSX, "shipments.xlsx", PUBLIC)


def _answer(sent: SentList, answer: ListAnswer) -> Page | Response:
    """The answer in the form that was asked for; a page where no row has an answer."""
    if answer.rows and sent.format is ListFormat.CSV:
        return _file(exports.list_csv(answer), CSV, "emissions.csv", PRIVATE)
    if answer.rows and sent.format is ListFormat.XLSX:
        return _file(exports.list_xlsx(answer), XLSX, "emissions.xlsx", PRIVATE)
    if answer.rows and sent.format is ListFormat.STATEMENT:
        return _statement(answer)
    status = HTTPStatus.OK if answer.rows else HTTPStatus.UNPROCESSABLE_ENTITY
    form = form_view(answer.table.text, answer.table.mark, answer=answer)
    return _page(form, answer, status=status)


def _refusal(
    fault: str,
    sent: SentList | None = None,
    status: HTTPStatus = HTTPStatus.UNPROCESSABLE_ENTITY,
    headers: Mapping[str, str] | None = None,
) -> Page:
    """The form with what is wrong with the list as a whole."""
    form = form_view(sent.text if sent else "", sent.mark if sent else None, fault=fault)
    return _page(form, status=status, headers=headers or {})


def _page(
    form: Mapping[str, Any],
    answer: ListAnswer | None = None,
    status: HTTPStatus = HTTPStatus.OK,
    headers: Mapping[str, str] | None = None,
) -> Page:
    title = _("Emissions of a list of shipments")
    return Page(
        Body(
            "shipment_list/index.html",
            title=_("Error: {{title}}", title=title) if form["summary"] else title,
            context={
                **_shared(title),
                "form": form,
                "result": result_view(answer) if answer and answer.rows else None,
                "refused": [refused_view(one) for one in answer.refused] if answer else (),
                "left_aside": answer.table.left_aside if answer else (),
                "notes": list(reading_notes(answer)) if answer else (),
            },
        ),
        metadata=Metadata(
            description=_(
                "A list of shipments as CSV or XLSX: distance, days and emissions of each row, "
                "totals by lane, mode and month, and a statement that names method and gaps."
            )
        ),
        status=status,
        headers=headers or {},
    )


def _statement(answer: ListAnswer) -> Page:
    title = _("Statement of emissions")
    return Page(
        Body(
            "shipment_list/statement.html",
            title=title,
            context={
                **_shared(title),
                "result": result_view(answer),
                "refused": [refused_view(one) for one in answer.refused],
                "method": list(method_lines(answer)),
            },
        ),
        metadata=Metadata(indexable=False),
        caching=Caching(args=None),
    )


def _shared(title: str) -> Mapping[str, Any]:
    return {
        "crumbs": crumbs((_("Emissions calculator"), "/emissions-calculator"), (title, None)),
        "action": PATH,
        "anchor": ANSWER,
        "template": TEMPLATE,
        "format": FORMAT,
        "formats": ListFormat,
    }


def _file(content: str | bytes, kind: str, name: str, caching: str) -> Response:
    answer = Response(content, mimetype=kind)
    answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    answer.headers["Cache-Control"] = caching
    return answer
