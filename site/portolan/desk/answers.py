"""The answers to a posted form, twice: for browsers, and as JSON for the page's script."""

from http import HTTPStatus

from flask import Response, jsonify

from forms.field_view import error_messages, summary_view
from forms.messages import CONFIRMATIONS, UNFORESEEN
from forms.site_form import SiteForm
from portolan.desk.form_page import FormPage
from portolan.i18n import _
from portolan.web.page import PRIVATE, Page


def form_page(page: FormPage, form: SiteForm, status: int) -> Page:
    """The form as it stands; its title says so first if it was not accepted."""
    title = str(page.title)
    return Page(
        page.template,
        title=title if status == HTTPStatus.OK else _("Error: {{title}}", title=title),
        description=str(page.description),
        status=status,
        cache_args=tuple(form.prefillable),
        # What an address can bring has no end: such a page is neither kept nor listed.
        ages=form.is_prefilled,
        indexable=not form.is_prefilled,
        context={"form_view": page.view(form)},
    )


def as_html(page: FormPage, form: SiteForm, status: HTTPStatus) -> Page | Response:
    """The confirmation by redirect, so that reloading sends nothing twice, or the form again."""
    if status is HTTPStatus.CREATED:
        # Without a body: that of `redirect` is an English page that nobody sees.
        answer = Response(status=HTTPStatus.SEE_OTHER, mimetype="text/plain")
        answer.location = page.confirmation
        return _unkept(answer)
    return form_page(page, form, status)


def as_json(page: FormPage, form: SiteForm, status: HTTPStatus) -> Response:
    """The same as data, with the same status (a redirect would be followed unseen)."""
    if status is HTTPStatus.CREATED:
        answer = jsonify(location=page.confirmation)
    elif status is HTTPStatus.UNPROCESSABLE_ENTITY:
        answer = jsonify(errors=error_messages(form), summary=summary_view(form))
    else:
        answer = jsonify(message=form.failure or str(UNFORESEEN))
    answer.status_code = status
    return _unkept(answer)


def confirmation_page(page: FormPage) -> Page:
    """The thanks for a form that was kept."""
    message = str(page.message or CONFIRMATIONS[page.form.name])
    return Page(
        "confirmation/page.html",
        title=str(page.thanks),
        description=message,
        indexable=False,
        context={"heading": str(page.thanks), "message": message, "next_steps": page.next_steps},
    )


def _unkept(answer: Response) -> Response:
    answer.headers["Cache-Control"] = PRIVATE
    return answer
