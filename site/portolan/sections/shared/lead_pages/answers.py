"""The responses to a posted form, as HTML and as JSON for the page's script."""

from collections.abc import Mapping
from dataclasses import replace
from http import HTTPStatus
from typing import TypedDict

from flask import Response, jsonify
from werkzeug.datastructures import MultiDict

from forms.field_view import SummaryView, error_messages, summary_view
from forms.messages import UNFORESEEN
from forms.site_form import SiteForm
from portolan.core.i18n import _
from portolan.sections.shared.lead_pages.form_page import FormPage
from portolan.sections.shared.lead_pages.sender_copy import (
    copy_for_sender,
    hand_over,
    hand_over_text,
    text_for_sender,
)
from portolan.web.cache_control import PRIVATE
from portolan.web.page import Body, Caching, Metadata, Page


class AcceptedForm(TypedDict):
    """The answer to an accepted form: the address of its confirmation."""

    location: str


class RefusedForm(TypedDict):
    """The answer to a form with errors: their messages by field, and the summary."""

    errors: dict[str, str]
    summary: SummaryView | None


class FailedForm(TypedDict):
    """The answer to a form that could not be stored."""

    message: str


def form_page(page: FormPage, form: SiteForm, status: int) -> Page:
    """The page of the form; the title of a rejected one starts with `Error:`."""
    title = str(page.title)
    return Page(
        Body(
            page.template,
            title=title if status == HTTPStatus.OK else _("Error: {{title}}", title=title),
            context={"form_view": page.view(form)},
        ),
        metadata=Metadata(description=str(page.description), indexable=page.is_open()),
        caching=Caching(
            args=(*form.prefillable, *form.judged),
            # Prefilled values are unlimited, so the page cache does not store such a page.
            ages=form.is_prefilled,
        ),
        status=status,
    )


def as_html(
    page: FormPage, form: SiteForm, status: HTTPStatus, headers: Mapping[str, str]
) -> Page | Response:
    """A redirect to the confirmation, so that reloading sends nothing twice, or the form."""
    if status is HTTPStatus.CREATED:
        # Without a body: Flask's is an English page that nobody sees.
        answer = Response(status=HTTPStatus.SEE_OTHER, mimetype="text/plain")
        answer.location = page.thanked_at(form)
        return _accepted(answer, page, form)
    return replace(form_page(page, form, status), headers=headers)


def as_json(
    page: FormPage, form: SiteForm, status: HTTPStatus, headers: Mapping[str, str]
) -> Response:
    """The same as JSON; 201 instead of a redirect, which scripts would follow unseen."""
    if status is HTTPStatus.CREATED:
        answer = _accepted(jsonify(AcceptedForm(location=page.thanked_at(form))), page, form)
    elif status is HTTPStatus.UNPROCESSABLE_ENTITY:
        errors, summary = error_messages(form), summary_view(form)
        answer = jsonify(RefusedForm(errors=errors, summary=summary))
    else:
        answer = jsonify(FailedForm(message=form.failure or str(UNFORESEEN)))
    answer.status_code = status
    answer.headers.extend(dict(headers))
    return _uncached(answer)


def confirmation_page(page: FormPage, args: MultiDict[str, str]) -> Page:
    """The confirmation of a stored form, with its receipt from the query and the sender's copy.

    Opened by others or too late, it claims nothing.
    """
    copy = copy_for_sender(page)
    is_thanking = copy is not None or not page.has_copy
    thanks = copy.thanks if copy else page.thanks_for({})
    title = thanks.heading if is_thanking else _("No receipt to show")
    message = str(thanks.message) if is_thanking else _no_receipt()
    return Page(
        Body(
            "confirmation/page.html",
            title=str(title),
            context={
                "heading": str(title),
                "message": message,
                "copy": copy,
                "repeated": text_for_sender(page),
                "form_path": None if is_thanking else page.form.action,
                "receipt": page.receipt.view(args) if page.receipt else (),
                "next_steps": page.next_steps,
            },
        ),
        metadata=Metadata(description=message, indexable=False),
        # The sender's copy is for nobody else.
        caching=Caching(
            args=None,
            read_args=tuple(page.receipt.args) if page.receipt else (),
        ),
    )


def _no_receipt() -> str:
    return _(
        "This page shows the receipt of a form for half an hour, in the browser that sent it, and "
        "until another form is sent. What you sent is with us, and its number still counts. If you "
        "sent nothing from this browser, there is no receipt."
    )


def _accepted(answer: Response, page: FormPage, form: SiteForm) -> Response:
    if page.has_copy and form.stored_id:
        hand_over(answer, page, form.stored_id)
    if page.repeats:
        hand_over_text(answer, page, form[page.repeats].data)
    return _uncached(answer)


def _uncached(answer: Response) -> Response:
    answer.headers["Cache-Control"] = PRIVATE
    return answer
