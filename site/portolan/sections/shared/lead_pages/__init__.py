"""The desk: what every page with a form of leads shares, below the sections that use it.

It knows the web, the leads and the forms at once, which none of those three may know of each
other, and which sections may not learn from one another.
"""

from flask import Flask

from portolan.core.late import loads_late
from portolan.sections.shared.lead_pages import token_view
from portolan.sections.shared.lead_pages.bot_check import init_bot_check


def init_lead_pages(app: Flask) -> None:
    """Give the application what tells visitors from programs: the form token, the bot check."""
    app.register_blueprint(token_view.blueprint)
    init_bot_check(app)
    # What judges the fields of the first form that is posted.
    loads_late(app, "email_validator", "phonenumbers")
