"""Pages with a lead form: form, posting, bot check, confirmation.

This package connects `web`, `leads` and `forms`, which may not import one another, for all
sections.
"""

from flask import Flask

from portolan.core.lazy_imports import loads_late
from portolan.sections.shared.lead_pages import token_view
from portolan.sections.shared.lead_pages.bot_check import init_bot_check


def init_lead_pages(app: Flask) -> None:
    """Give the application the form token and the bot check."""
    app.register_blueprint(token_view.blueprint)
    init_bot_check(app)
    # These libraries validate the first posted form.
    loads_late(app, "email_validator", "phonenumbers")
