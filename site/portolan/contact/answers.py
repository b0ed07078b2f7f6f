"""The answers to a posted form, twice: for browsers, and as JSON for the page's script."""

from http import HTTPStatus

from flask import Response, jsonify

from forms.field_view import error_messages, form_view, summary_view
from forms.messages import UNFORESEEN
from forms.site_form import SiteForm
from portolan.i18n import _
from portolan.web.page import PRIVATE, Page

CONFIRMATION = "/confirmation/contact"


def form_page(form: SiteForm, status: int) -> Page:
    """The form as it stands; its title says so first if it was not accepted."""
    title = _("Contact")
    return Page(
        "contact/form.html",
        title=title if status == HTTPStatus.OK else _("Error: {{title}}", title=title),
        description=_("Write to {{brand}}: a person reads every message and answers it."),
        status=status,
        context={"form_view": form_view(form)},
    )


def as_html(form: SiteForm, status: HTTPStatus) -> Page | Response:
    """The confirmation by redirect, so that reloading sends nothing twice, or the form again."""
    if status is HTTPStatus.CREATED:
        # Without a body: that of `redirect` is an English page that nobody sees.
        answer = Response(status=HTTPStatus.SEE_OTHER, mimetype="text/plain")
        answer.location = CONFIRMATION
        return _unkept(answer)
    return form_page(form, status)


def as_json(form: SiteForm, status: HTTPStatus) -> Response:
    """The same as data, with the same status (a redirect would be followed unseen)."""
    if status is HTTPStatus.CREATED:
        answer = jsonify(location=CONFIRMATION)
    elif status is HTTPStatus.UNPROCESSABLE_ENTITY:
        answer = jsonify(errors=error_messages(form), summary=summary_view(form))
    else:
        answer = jsonify(message=form.failure or str(UNFORESEEN))
    answer.status_code = status
    return _unkept(answer)


def _unkept(answer: Response) -> Response:
    answer.headers["Cache-Control"] = PRIVATE
    return answer
