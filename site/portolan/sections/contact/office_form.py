"""The contact form, with the offices that a message can be for."""

from forms.contact import ContactForm
from portolan.content.store import ContentUnavailable
from portolan.content.types import CONTENT_TYPES
from portolan.core.locales import LOCALES
from portolan.web.content import store


class OfficeContactForm(ContactForm):
    """The contact form, which knows our offices."""

    def is_office(self, text: str) -> bool:
        """Whether a text names the city of an office, in any language; true without content."""
        folded = text.casefold()
        try:
            return any(name.casefold() in folded for name in _cities())
        except ContentUnavailable:
            return True


def _cities() -> set[str]:
    kind = CONTENT_TYPES["office"]
    return {doc.title for locale in LOCALES for doc in store().all(kind, locale.code)}
