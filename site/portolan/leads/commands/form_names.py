"""Check of form names: an unknown one must not pass for a form without submissions."""

import click
from flask import current_app
from sqlalchemy import select

from portolan.leads import FORM_NAMES
from portolan.leads.database import reading
from portolan.leads.models import Submission
from portolan.leads.newsletter import LEAVING_FORM


def known_form(name: str | None) -> str | None:
    """The name, if the site has or had such a form."""
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
