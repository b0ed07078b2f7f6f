"""The routes of a lead form: page, post, confirmation."""

from collections.abc import Mapping
from http import HTTPStatus

from flask import Response, abort, request

from portolan.leads.limits import wait_seconds
from portolan.leads.receipt_texts import on_receipt
from portolan.sections.shared.lead_pages import answers, posting
from portolan.sections.shared.lead_pages.form_page import FormPage
from portolan.web.form_posts import posted_form, wants_json
from portolan.web.locale import current_locale
from portolan.web.page import Page
from portolan.web.section import Section


def serve(section: Section, page: FormPage) -> None:
    """Register a form's page, post and confirmation with a section."""

    def show() -> Page:
        form = page.form(None, locale=current_locale(), prefilled=request.args)
        return answers.form_page(page, form, 200)

    def send() -> Page | Response:
        form = page.form(posted_form(), locale=current_locale())
        if form.is_unfinished:
            return answers.form_page(page, form, 200)
        status = posting.judge_and_keep(page, form) if page.is_open() else posting.turned_away(form)
        answer = answers.as_json if wants_json() else answers.as_html
        return answer(page, form, status, _headers(status))

    def thank() -> Page:
        if not page.is_open():
            abort(HTTPStatus.NOT_FOUND)
        return answers.confirmation_page(page, request.args)

    if page.has_copy:
        section.record(lambda state: on_receipt(state.app, page.form.name, page.receipt_texts))
    section.offers[page.form.action] = page.is_open
    section.page(page.form.action)(show)
    section.page(page.form.action, methods=("POST",))(send)
    section.page(page.confirmation, listed=False)(thank)


def _headers(status: HTTPStatus) -> Mapping[str, str]:
    if status is HTTPStatus.TOO_MANY_REQUESTS:
        return {"Retry-After": str(wait_seconds())}
    return {}
