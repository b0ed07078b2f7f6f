"""The field for a phone number: judged for its country, kept as typed and as dialed from abroad."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from flask_babel.speaklater import LazyString
from wtforms import StringField

from forms import validators
from forms.fields import Drawn
from forms.messages import Rule
from portolan.core.brand import BRAND
from portolan.core.i18n import lazy


class PhoneField(Drawn, StringField):
    """A phone number, validated for the country in the field named `country_field`."""

    kind = "tel"
    inputmode = "tel"

    def __init__(
        self, label: LazyString, *, country_field: str, required: bool = False, **drawing: Any
    ) -> None:
        self.country_field = country_field
        rules = (
            validators.Filled() if required else validators.MayBeEmpty(),
            validators.WithinLimit(validators.PHONE_LIMIT, Rule.PHONE),
            validators.PhoneNumber(country_field),
        )
        self.international_form = lru_cache(maxsize=1)(validators.international_form)
        hint = lazy(
            "As dialed in the country chosen, or with + and the country code, such as {{phone}}.",
            phone=BRAND.phone,
        )
        drawing = {"hint": hint, **drawing}
        super().__init__(label, rules, autocomplete="tel", **drawing)

    def stored(self, answers: Mapping[str, str]) -> dict[str, str]:
        """The number as typed, extension and all, and as E.164 for machines; the calling code."""
        typed, country = self.data or "", answers.get(self.country_field, "")
        return {
            f"{self.country_field}_code": validators.calling_code(country),
            str(self.short_name): typed,
            f"{self.short_name}_e164": self.international_form(typed, country) or "",
        }

    def read_with(self, stored: Mapping[str, str]) -> str:
        """The number as typed; where that has no country, how it is dialed from abroad as well."""
        typed, dialed = (stored.get(f"{self.short_name}{end}", "") for end in ("", "_e164"))
        if not dialed or typed.lstrip().startswith("+"):
            return typed
        return f"{typed} = {validators.written_form(dialed)}"
