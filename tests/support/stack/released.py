"""`wsgi:application`, whose script proxy finds its vendors on this machine.

The proxy looks names up and refuses every address of a private network; that is the one thing
that no setting can lead to a recorder.
"""

import os
import ssl

from portolan.web.script_proxy.fetch import Fetcher
from portolan.web.script_proxy.script_store import ScriptStore
from portolan.web.script_proxy.view import SCRIPTS
from tests.support.stack import settings
from tests.support.vendor import ADDRESS, Roads
from wsgi import app, application

app.extensions[SCRIPTS] = ScriptStore(
    Fetcher(
        look_up=lambda _name, _seconds: [ADDRESS],
        sockets=Roads(int(os.environ[settings.VENDORS_PORT])),
        tls=ssl.create_default_context(cafile=os.environ[settings.AUTHORITY]),
    )
)

__all__ = ["application"]
