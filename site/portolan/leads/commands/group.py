"""Commands that report a failure in one sentence."""

import errno
from typing import Any

import click
from flask.cli import AppGroup
from sqlalchemy.exc import SQLAlchemyError

from portolan.leads.commands.failures import failure_text


class PlainSpoken(AppGroup):
    """A group whose commands end with a sentence and exit code 1, never with a traceback.

    The sentence has nothing of what the database or the system answered: that could be what a
    visitor has written.
    """

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command."""
        try:
            return super().invoke(ctx)
        except SQLAlchemyError as error:
            raise click.ClickException(failure_text(error)) from error
        except UnicodeEncodeError as error:
            raise click.ClickException("this terminal cannot show it: set LANG=C.UTF-8") from error
        except OSError as error:
            if error.errno == errno.EPIPE:
                raise  # whoever read along has enough, as `head`; click knows of it
            raise click.ClickException(_place(error)) from error


def _place(error: OSError) -> str:
    reason = error.strerror or type(error).__name__
    return f"{error.filename}: {reason}" if error.filename else reason
