"""`flask metrics serve`: the process that Prometheus scrapes."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event

import click
from flask import Flask, current_app
from flask.cli import AppGroup
from prometheus_client import CollectorRegistry, start_http_server

from portolan.leads.metrics.gauges import LeadsCollector
from portolan.leads.metrics.node_collector import NodeCollector

metrics_cli = AppGroup("metrics")


@metrics_cli.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to serve on.")
def serve(*, host: str) -> None:
    """Serve /metrics on METRICS_PORT until the process is told to stop."""
    stop = Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_received: stop.set())
    port = current_app.config["SETTINGS"].metrics_port
    if not port:
        # Ending here would make a runner of the Procfile end all the others.
        click.echo("METRICS_PORT is not set: nothing is counted, nothing to serve", err=True)
        stop.wait()
        return
    app: Flask = current_app._get_current_object()  # type: ignore[attr-defined]  # noqa: SLF001 - Flask's own way to the object
    with serving(app, host, port):
        click.echo(f"metrics on http://{host}:{port}/metrics")
        stop.wait()


@contextmanager
def serving(app: Flask, host: str, port: int) -> Iterator[None]:
    """Answer scrapes in threads until the block ends."""
    folder = app.config["SETTINGS"].instance_path / "metrics"
    server, thread = start_http_server(port, host, _registry(app, folder))
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _registry(app: Flask, folder: Path) -> CollectorRegistry:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    registry = CollectorRegistry()
    registry.register(NodeCollector(folder))
    registry.register(LeadsCollector(app))
    return registry
