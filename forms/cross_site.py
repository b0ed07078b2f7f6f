"""Protection against forged posts by request headers, through Flask-WTF's hook for CSRF tokens."""

from functools import cached_property
from typing import Any

from flask_wtf import FlaskForm
from wtforms.csrf.core import CSRF, CSRFTokenField
from wtforms.form import BaseForm
from wtforms.validators import ValidationError

from forms.messages import UNFORESEEN
from portolan.core.sender import Sender, Verdict, current_sender


class SenderCheck(CSRF):
    """The CSRF check by headers instead of a token."""

    def generate_csrf_token(self, _field: CSRFTokenField) -> str:
        """The empty string, since the field is never drawn."""
        return ""

    def validate_csrf_token(self, form: BaseForm, _field: CSRFTokenField) -> None:
        """Raise if the post comes from another site, or if its origin is unknown."""
        sender: Any = form.meta.csrf_context
        if not isinstance(sender, Sender) or sender.verdict is Verdict.FOREIGN:
            # Not ValueError: WTForms would let that one through as a server error.
            raise ValidationError(str(UNFORESEEN))


class SenderMeta(FlaskForm.Meta):  # type: ignore[misc]  # Flask-WTF has no types
    """Form settings that turn the check on; no configuration can turn it off."""

    csrf = True
    csrf_class = SenderCheck
    csrf_field_name = "sender"

    @cached_property
    def csrf_context(self) -> Sender:
        """The sender of the request."""
        return current_sender()
