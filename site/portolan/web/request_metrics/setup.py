"""The measuring of an application's requests, where the settings ask for it."""

from collections.abc import Iterable
from wsgiref.types import StartResponse, WSGIApplication, WSGIEnvironment

from flask import Flask, template_rendered

from portolan.leads.metrics.counting import tally_of
from portolan.web.request_metrics.recorder import Recorder

_EXTENSION = "portolan.web.flusher"


def measured(app: Flask, application: WSGIApplication) -> WSGIApplication:
    """The application, measured if metrics are served."""
    tally = tally_of(app)
    if tally is None:
        return application
    # Where nobody reads the figures, nothing of this is loaded.
    from portolan.web.request_metrics.flushing import Flusher
    from portolan.web.request_metrics.layer import Measured

    recorder = Recorder()
    flusher = app.extensions[_EXTENSION] = Flusher(recorder, tally)
    layer = Measured(application, recorder)

    def note_render(_sender: object, **_of: object) -> None:
        recorder.rendered()

    # Not weakly: nothing else holds it.
    template_rendered.connect(note_render, app, weak=False)

    def started(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        flusher.start()
        return layer(environ, start_response)

    return started


def flush(app: Flask) -> None:
    """Hand the figures on now."""
    app.extensions[_EXTENSION].flush()
