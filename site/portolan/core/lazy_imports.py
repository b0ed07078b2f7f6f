"""Late loading of modules and commands, so that processes that never need them start sooner."""

import os
import sys
from importlib import import_module

import click
from flask.cli import AppGroup
from flask.sansio.app import App
from werkzeug.utils import import_string

_EXTENSION = "portolan.core.lazy_imports"


def loads_late(app: App, *modules: str) -> None:
    """Register modules that a server loads at its start, so that no visitor waits for them.

    Args:
        app: the application.
        modules: their full names; what they import is loaded with them.
    """
    app.extensions.setdefault(_EXTENSION, []).extend(modules)


def load_now(app: App) -> None:
    """Load every registered module."""
    for module in app.extensions.get(_EXTENSION, ()):
        import_module(module)


def runs_a_command() -> bool:
    """Whether this process runs a command of Flask's other than `run`."""
    return os.environ.get("FLASK_RUN_FROM_CLI") == "true" and "run" not in sys.argv


class LateGroup(AppGroup):
    """A group of commands whose module is loaded when one of them is called.

    Args:
        app: the application.
        name: what it is called.
        home: where it is, as `package.module:name`: the group, or what makes it for `app`.
        text: what `flask --help` says of it.
    """

    def __init__(self, app: App, name: str, home: str, text: str) -> None:
        super().__init__(name, help=text)
        self._app = app
        self._home = home

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands."""
        return self._loaded().list_commands(ctx)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name."""
        return self._loaded().get_command(ctx, cmd_name)

    def invoke(self, ctx: click.Context) -> object:
        """Run a command as its own group does."""
        return self._loaded().invoke(ctx)

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The options that stand before the command."""
        return self._loaded().get_params(ctx)

    def _loaded(self) -> click.Group:
        loaded = import_string(self._home)
        made: click.Group = loaded if isinstance(loaded, click.Group) else loaded(self._app)
        return made
