"""The base form: sender check, honeypot, submission key."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, cast
from uuid import UUID

from flask_babel.speaklater import LazyString
from flask_wtf import FlaskForm
from werkzeug.datastructures import MultiDict

from forms.choice_fields import ConsentField
from forms.cross_site import SenderMeta
from forms.fields import Drawn, HiddenField, TextField
from forms.groups import groups_of
from portolan.core.i18n import lazy
from portolan.core.locale import Locale
from portolan.core.sender import Sender, Verdict

_SUBMISSION_KEY = re.compile(r"[A-Za-z0-9_-]{16,64}")


class SiteForm(FlaskForm):  # type: ignore[misc]  # Flask-WTF has no types
    """A form of the site, in the language of the reader.

    Args:
        typed: the posted values; None for an empty form.
        locale: the reader's.
        prefilled: values from the page's query; invalid ones are dropped, and `left_out` has the
            message of each.
        options: further arguments of FlaskForm.
    """

    Meta = SenderMeta

    name: ClassVar[str]
    action: ClassVar[str]
    submit_label: ClassVar[LazyString]
    # The inputs that the query of a page may fill in: `/get-started?mode=air`.
    prefillable: ClassVar[Sequence[str]] = ()
    # Those that it may only ask about: `left_out` has the error of one, and none is filled in.
    judged: ClassVar[Sequence[str]] = ()
    # Those that another answer makes required: their hints say when, so they are not "optional".
    at_times: ClassVar[Sequence[str]] = ()

    # A person never sees this field, see `templates/components/form.html`; programs that fill
    # in whatever they find do. Its name must mean nothing to the autofill of a browser.
    fold_here = TextField(lazy("Leave this field empty"), limit=1000, autocomplete="off")
    # Made by the page's script, so that a double click is one submission; empty without it.
    submission_key = HiddenField()
    # Fetched by the page's script (`sections/shared/lead_pages/form_token.py`); no page is drawn
    # with it.
    form_token = HiddenField()

    def __init__(
        self,
        typed: MultiDict[str, str] | None,
        *,
        locale: Locale,
        prefilled: Mapping[str, str] | None = None,
        **options: Any,
    ) -> None:
        self.locale = locale
        self.failure: str | None = None
        self.stored_id: UUID | None = None
        self.left_out: dict[str, str] = {}
        given = self._taken_from(prefilled)
        self.is_prefilled = bool(given)
        super().__init__(typed if typed is not None else given or None, **options)
        self.groups = groups_of(self, locale)
        # The fields that a visitor fills in, without their groups.
        self.questions = [self.question(name) for one in self.groups for name in one.field_names]
        for field in self.questions if given else ():
            self._take(field, is_given=not given.keys().isdisjoint(field.inputs))

    def _take(self, field: Drawn, *, is_given: bool) -> None:
        """Keep a valid prefilled value; otherwise clear it, with its message in `left_out`."""
        # The field that it depends on comes earlier in the form and has been handled already.
        applies = field.applies(self)
        is_right = applies and field.validate(self)
        if is_right and field.name not in self.judged:
            field.errors = ()
            return
        if applies and is_given and field.errors:
            self.left_out[str(field.name)] = str(field.errors[0])
        field.empty()

    def question(self, name: str) -> Drawn:
        """The field of that name that a visitor fills in."""
        return cast("Drawn", self[name])

    @property
    def is_foreign(self) -> bool:
        """Whether the post came from another site; known after `validate`."""
        return bool(self["sender"].errors)

    @property
    def key(self) -> str:
        """The random submission key of the page; empty if missing or malformed."""
        given = self.submission_key.data or ""
        return given if _SUBMISSION_KEY.fullmatch(given) else ""

    @property
    def is_unfinished(self) -> bool:
        """Whether a post only asks for more fields, and nothing is sent yet."""
        return False

    @property
    def mails_to(self) -> str | None:
        """The address that the form causes a mail to be sent to, if any."""
        return None

    @property
    def flags(self) -> list[str]:
        """Warnings to staff about the submission, as far as the form itself can tell."""
        sender: Any = self.meta.csrf_context
        unverified = isinstance(sender, Sender) and sender.verdict is Verdict.UNVERIFIED
        flags = {"unverified": unverified, "honeypot": bool(self.fold_here.data)}
        return [flag for flag, is_set in flags.items() if is_set]

    def validate(self, extra_validators: Any = None) -> bool:
        """Validate the sender and every field; a filled honeypot is flagged, not refused."""
        super().validate(extra_validators)
        return not self.is_foreign and not any(field.errors for field in self.questions)

    def stored(self) -> dict[str, str]:
        """The answers to store: cleaned, with numbers and addresses normalised.

        Fields that do not apply, given the other answers, are left out.
        """
        fields = [field for field in self.questions if field.applies(self)]
        answers = {str(field.short_name): field.data or "" for field in fields}
        stored: dict[str, str] = {}
        for field in fields:
            stored |= field.stored(answers)
        return stored

    def read_back(self, stored: Mapping[str, str]) -> list[tuple[str, str]]:
        """The labels and values of stored answers, as their sender reads them."""
        return [
            (field.called, text)
            for field in self.questions
            if stored.get(str(field.short_name)) and (text := field.read_with(stored))
        ]

    @property
    def agreed_to(self) -> str | None:
        """The consent wording as the visitor read it; None without one."""
        boxes = [field for field in self.questions if isinstance(field, ConsentField)]
        return "\n".join(str(box.label.text) for box in boxes if box.is_ticked) or None

    def refuse(self, reason: LazyString | str) -> None:
        """Set the reason why the form was not stored; the summary shows it, and all values stay."""
        self.failure = str(reason)

    def _taken_from(self, prefilled: Mapping[str, str] | None) -> MultiDict[str, str]:
        """The prefilled values as form data; checkboxes may occur several times."""
        given = MultiDict(prefilled or {})
        return MultiDict(
            (name, text)
            for name, text in given.items(multi=True)
            if name in self.prefillable or name in self.judged
        )
