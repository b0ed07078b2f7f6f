"""The contact form, with the offices that a message can be for."""

from forms.contact import ContactForm
from portolan.content.store import ContentUnavailable
from portolan.sections.shared.office_named import office_named


class OfficeContactForm(ContactForm):
    """The contact form, which knows our offices."""

    def is_office(self, text: str) -> bool:
        """Whether a text names the city of an office, in any language; true without content."""
        try:
            return office_named(text) is not None
        except ContentUnavailable:
            return True
