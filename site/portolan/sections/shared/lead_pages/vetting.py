"""Flags for staff on a valid form, and the rate limit that they lead to."""

from collections.abc import Sequence

from flask import request

from forms.site_form import SiteForm
from portolan.sections.shared.lead_pages.bot_check import FIELD, BotFlag, bot_flag
from portolan.sections.shared.lead_pages.form_token import vouches

NO_TOKEN = "no-token"  # noqa: S105 - the name of a flag
SUSPECT = {"unverified", NO_TOKEN, BotFlag.FAILED}
"""Flags that lead to the stricter rate limit; none of them rejects the post."""


def vet(form: SiteForm) -> list[str]:
    """The flags of the form; call it once per post, since it uses the token and asks the vendor."""
    flags = list(form.flags)
    if not vouches(form.form_token.data or ""):
        flags.append(NO_TOKEN)
    if flag := bot_flag(request.form.get(FIELD, ""), form.name):
        flags.append(flag.value)
    return flags


def is_suspect(flags: Sequence[str]) -> bool:
    """Whether the stricter limit applies."""
    return not SUSPECT.isdisjoint(flags)
