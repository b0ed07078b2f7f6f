"""A text of the tools' data: in English, and in other languages as far as the tables have them."""

from collections.abc import Mapping

from portolan.core.locale import Locale
from portolan.core.locales import DEFAULT_LOCALE


class Translated:
    """An object with a text in English, and its translations by the codes of languages."""

    __slots__ = ()
    text: str
    translations: Mapping[str, str]

    def text_in(self, locale: Locale) -> str:
        """Return the text for a reader of this locale: translated where it is."""
        return self.translations.get(locale.language, self.text)

    def lang_in(self, locale: Locale) -> str | None:
        """Return the language of that text where it is not the locale's own, else None."""
        is_ours = locale.reads_source or locale.language in self.translations
        return None if is_ours else DEFAULT_LOCALE.code
