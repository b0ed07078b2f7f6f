"""The names of forms: a name that there is none of must not pass for a form without submissions."""

import click
from flask import current_app
from sqlalchemy import select

from portolan.leads import FORM_NAMES
from portolan.leads.database import reading
from portolan.leads.models import Submission
from portolan.leads.newsletter import LEAVING_FORM


def known_form(name: str | None) -> str | None:
    """The name, if the site has such a form, or has had one."""
    known = {*current_app.extensions[FORM_NAMES], LEAVING_FORM}
    if name is None or name in known:
        return name
    known = known | _stored()
    if name not in known:
        names = ", ".join(sorted(known))
        raise click.BadParameter(f"there is no form {name!r}, but {names}", param_hint="--form")
    return name


def _stored() -> set[str]:
    with reading() as session:
        return set(session.scalars(select(Submission.form_name).distinct()))
