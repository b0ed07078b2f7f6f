"""The sign-up section: the form that asks for an account."""

from portolan.sign_up.views import blueprint

__all__ = ["blueprint"]
