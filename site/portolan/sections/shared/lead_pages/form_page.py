"""The description of a page with a lead form; `serving` registers it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple
from urllib.parse import urlencode

from flask_babel.speaklater import LazyString
from werkzeug.datastructures import MultiDict

from forms.field_view import form_view
from forms.messages import CONFIRMATIONS
from forms.site_form import SiteForm
from portolan.content.store import ContentUnavailable
from portolan.core.locale import Locale
from portolan.leads.receipt_texts import ReceiptTexts
from portolan.sections.shared.lead_pages.promise import (
    Desk,
    Promise,
    Sentence,
    promise,
    replies,
)
from portolan.sections.shared.office_named import office_in, office_named


class Step(NamedTuple):
    """A link on a confirmation page, with its reason."""

    label: LazyString
    href: str
    text: LazyString


class Receipt(NamedTuple):
    """The receipt of a form: details of the submission on its confirmation page.

    It is passed in the query, where others may see it: nothing personal, no typed text.

    Attributes:
        args: its query arguments.
        of: returns the query arguments for a stored form.
        view: returns what `confirmation/page.html` draws as `said`, from the query arguments.
    """

    args: Sequence[str]
    of: Callable[[Any], Mapping[str, str | Sequence[str]]]
    view: Callable[[MultiDict[str, str]], Sequence[Mapping[str, Any]]]


class Thanks(NamedTuple):
    """What the confirmation and the mail of receipt say.

    Attributes:
        heading: of both.
        message: the text below the heading of the confirmation.
        mailed: the text in the mail.
        promised: the words of the promise of an answer.
        quoted: the field whose text the confirmation repeats below the promise; never the mail.
    """

    heading: LazyString
    message: LazyString
    mailed: LazyString
    promised: Sentence = replies
    quoted: str | None = None


def no_other(_stored: Mapping[str, str]) -> Thanks | None:
    """A form thanks for everything alike."""
    return None


@dataclass(frozen=True)
class FormPage:
    """A lead form with its page and its confirmation.

    Attributes:
        form: the form; it has its own path, and its name selects the text of the confirmation.
        template: draws the page, with the form as `form_view`.
        view: makes `form_view`, possibly with more than the form itself.
        title: of the page.
        description: one sentence for search engines.
        thanks: the heading of the confirmation.
        next_steps: the links of the confirmation.
        message: the text below that heading, if it is not the form's own.
        mailed: the text in the mail of receipt, if it is not the same.
        promised: the words of the promise of an answer.
        thanks_in_case: other thanks for some answers.
        receipt: the details on the confirmation.
        working_days: how many working days an answer takes at most; None if none is promised.
        office_fields: the fields whose text may name the office that answers, the first that does
            counts.
        country_field: the field with the country whose office answers where none is named.
        has_copy: whether the confirmation tells the sender what was sent, and a mail of receipt
            its number.
        repeats: the field that the confirmation of a form without a copy repeats.
        is_open: whether the form is offered, and posts are taken.
    """

    form: type[SiteForm]
    template: str
    title: LazyString
    description: LazyString
    thanks: LazyString
    next_steps: Sequence[Step]
    message: LazyString | None = None
    mailed: LazyString | None = None
    promised: Sentence = replies
    thanks_in_case: Callable[[Mapping[str, str]], Thanks | None] = no_other
    view: Callable[[SiteForm], Mapping[str, Any]] = form_view
    receipt: Receipt | None = None
    working_days: int | None = None
    office_fields: Sequence[str] = ()
    country_field: str | None = None
    has_copy: bool = True
    repeats: str | None = None
    is_open: Callable[[], bool] = lambda: True

    @property
    def confirmation(self) -> str:
        """The path of the confirmation: `/confirmation/contact` for `/company/contact`."""
        return f"/confirmation/{self.form.action.rsplit('/', 1)[1]}"

    def thanks_for(self, stored: Mapping[str, str]) -> Thanks:
        """What is said to who sent these answers."""
        message = self.message or CONFIRMATIONS[self.form.name]
        usual = Thanks(self.thanks, message, self.mailed or message, self.promised)
        return self.thanks_in_case(stored) or usual

    def promise(
        self, sent_at: datetime, stored: Mapping[str, str], locale: Locale
    ) -> Promise | None:
        """The promise of an answer to what was stored, if there is one for this form."""
        if not self.working_days:
            return None
        desk, sentence = self._desk_asked(stored, locale), self.thanks_for(stored).promised
        return promise(sent_at, self.working_days, locale, desk, sentence)

    def _desk_asked(self, stored: Mapping[str, str], locale: Locale) -> Desk | None:
        """The office that an answer names, else that of the country, if the form asks for them."""
        try:
            named = (office_named(stored.get(one, ""), locale) for one in self.office_fields)
            country = stored.get(self.country_field or "", "")
            office = next(filter(None, named), None) or office_in(country, locale)
        except ContentUnavailable:
            return None
        return Desk(office.title, office.meta["timezone"]) if office else None

    @property
    def receipt_texts(self) -> ReceiptTexts:
        """What the mail of receipt repeats of the confirmation."""
        return ReceiptTexts(self.title, self.thanks_for, self.promise)

    def thanked_at(self, form: SiteForm) -> str:
        """The address of the confirmation for a stored form."""
        args = self.receipt.of(form) if self.receipt else {}
        query = urlencode(args, doseq=True)
        return f"{self.confirmation}?{query}" if query else self.confirmation
