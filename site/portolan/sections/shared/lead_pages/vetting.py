"""What is to be said of a form that can be kept: the flags for staff, and which limit applies."""

from collections.abc import Sequence

from flask import request

from forms.site_form import SiteForm
from portolan.sections.shared.lead_pages.bot_check import FIELD, BotFlag, bot_flag
from portolan.sections.shared.lead_pages.form_token import vouches

NO_TOKEN = "no-token"  # noqa: S105 - the name of a flag
SUSPECT = {"unverified", NO_TOKEN, BotFlag.FAILED}
"""With one of these flags a post comes under the stricter limit. None of them refuses it."""


def vet(form: SiteForm) -> list[str]:
    """The flags of the form; it uses the token and asks the vendor, so it is done once a post."""
    flags = list(form.flags)
    if not vouches(form.form_token.data or ""):
        flags.append(NO_TOKEN)
    if flag := bot_flag(request.form.get(FIELD, "")):
        flags.append(flag.value)
    return flags


def is_suspect(flags: Sequence[str]) -> bool:
    """Whether the stricter limit applies."""
    return not SUSPECT.isdisjoint(flags)
