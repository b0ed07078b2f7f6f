"""The pseudo-locale: English that is longer and marked, for development and tests."""

from dataclasses import replace

from portolan.core.locales.en_us import LOCALE as ENGLISH

LOCALE = replace(
    ENGLISH,
    code="en-XA",
    # CLDR has no `en_XA`; this is English of no country.
    babel="en_001",
    name="Éñglíšh",
    # Units have accents, where words do.
    quantities=replace(ENGLISH.quantities, units={}),
    is_source=False,
    is_pseudo=True,
)
