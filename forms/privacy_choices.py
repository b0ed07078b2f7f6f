"""What a visitor permits: a box for each purpose, or one answer to all of them."""

from typing import ClassVar

from wtforms import Form, SelectMultipleField, StringField

from forms.cross_site import SenderCheck
from portolan.core.purposes import NAMES


class PrivacyChoicesForm(Form):
    """The choice of a visitor; what is not named is refused, so no answer can be wrong."""

    class Meta:
        """WTForms' settings: the sender is judged as if it were a token."""

        csrf = True
        csrf_class = SenderCheck
        csrf_field_name = "sender"

    ALL: ClassVar[str] = "all"
    NONE: ClassVar[str] = "none"

    # The button that answers for every purpose; empty where the boxes count.
    answer = StringField()
    purpose = SelectMultipleField(validate_choice=False)

    @property
    def permitted(self) -> frozenset[str]:
        """The names of the purposes that the visitor permits."""
        if self.answer.data == self.ALL:
            return NAMES
        if self.answer.data == self.NONE:
            return frozenset()
        return NAMES.intersection(self.purpose.data or ())
