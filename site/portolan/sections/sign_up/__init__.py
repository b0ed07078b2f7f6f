"""The sign-up section: the form that asks for an account."""

from portolan.sections.sign_up.views import blueprint

__all__ = ["blueprint"]
