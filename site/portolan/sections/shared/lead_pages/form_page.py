"""The description of a page with a lead form; `serving` registers it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple
from urllib.parse import urlencode

from flask_babel.speaklater import LazyString
from werkzeug.datastructures import MultiDict

from forms.field_view import form_view
from forms.site_form import SiteForm


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
        receipt: the details on the confirmation.
        working_days: how many working days an answer takes at most; None if none is promised.
        has_copy: whether the confirmation tells the sender what was sent.
        is_open: whether the form is offered, and posts are taken.
    """

    form: type[SiteForm]
    template: str
    title: LazyString
    description: LazyString
    thanks: LazyString
    next_steps: Sequence[Step]
    message: LazyString | None = None
    view: Callable[[SiteForm], Mapping[str, Any]] = form_view
    receipt: Receipt | None = None
    working_days: int | None = None
    has_copy: bool = True
    is_open: Callable[[], bool] = lambda: True

    @property
    def confirmation(self) -> str:
        """The path of the confirmation: `/confirmation/contact` for `/company/contact`."""
        return f"/confirmation/{self.form.action.rsplit('/', 1)[1]}"

    def thanks_for(self, form: SiteForm) -> str:
        """The address of the confirmation for a stored form."""
        args = self.receipt.of(form) if self.receipt else {}
        query = urlencode(args, doseq=True)
        return f"{self.confirmation}?{query}" if query else self.confirmation
