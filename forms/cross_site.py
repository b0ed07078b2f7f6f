"""A form's check of its sender: WTForms' hook for forged posts, without a token."""

from typing import Any

from wtforms.csrf.core import CSRF, CSRFTokenField
from wtforms.form import BaseForm
from wtforms.validators import ValidationError

from forms.messages import UNFORESEEN
from portolan.core.sender import Sender, Verdict


class SenderCheck(CSRF):
    """WTForms' hook for forged posts, answered from the headers instead of a token."""

    def generate_csrf_token(self, _field: CSRFTokenField) -> str:
        """Nothing: the field is never drawn."""
        return ""

    def validate_csrf_token(self, form: BaseForm, _field: CSRFTokenField) -> None:
        """Raise where the post is somebody else's page at work, or nothing is known of it."""
        sender: Any = form.meta.csrf_context
        if not isinstance(sender, Sender) or sender.verdict is Verdict.FOREIGN:
            # Not ValueError: WTForms would let that one through as a server error.
            raise ValidationError(str(UNFORESEEN))
