"""A page with a form, described once; `serving` does the rest."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple
from urllib.parse import urlencode

from flask_babel.speaklater import LazyString
from werkzeug.datastructures import MultiDict

from forms.field_view import form_view
from forms.site_form import SiteForm


class Step(NamedTuple):
    """Where to go from a confirmation: a link and why."""

    label: LazyString
    href: str
    text: LazyString


class Receipt(NamedTuple):
    """What the confirmation of one form says of what was sent.

    It travels in the address, where others may see it: nothing personal, no text of a visitor's.

    Attributes:
        args: the names under which it travels.
        of: what of a form that was kept goes into the address.
        view: makes of the address what `confirmation/page.html` draws as `said`.
    """

    args: Sequence[str]
    of: Callable[[Any], Mapping[str, str | Sequence[str]]]
    view: Callable[[MultiDict[str, str]], Sequence[Mapping[str, Any]]]


@dataclass(frozen=True)
class FormPage:
    """A form of leads, its page and its thanks.

    Attributes:
        form: the form; it knows its own path, and its name finds the text of the thanks.
        template: draws the page; it is given the form as `form_view`.
        view: makes that of the form; it may say more than the form itself.
        title: of the page.
        description: one sentence for search engines.
        thanks: the heading of the confirmation.
        next_steps: where to go from there.
        message: what stands below that heading, where it is not the form's own text.
        receipt: what else the confirmation says.
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

    @property
    def confirmation(self) -> str:
        """The path of the confirmation: `/confirmation/contact` for `/company/contact`."""
        return f"/confirmation/{self.form.action.rsplit('/', 1)[1]}"

    def thanks_for(self, form: SiteForm) -> str:
        """The address of the confirmation of one form that was kept."""
        args = self.receipt.of(form) if self.receipt else {}
        query = urlencode(args, doseq=True)
        return f"{self.confirmation}?{query}" if query else self.confirmation
