"""The server's entry point: `app` is the Flask application, `application` the layers around it.

Both `granian --interface wsgi wsgi:application` and
`gunicorn --worker-class gthread --threads 8 wsgi:application` serve it.
"""

import gc

# What is loaded here stays: while it grows, the collector would walk through it in vain.
gc.disable()

from app import create_app  # noqa: E402 - half of what is loaded comes with it
from portolan.core.lazy_imports import runs_a_command  # noqa: E402 - as above
from portolan.web.serving import log_settings, served  # noqa: E402 - as above
from portolan.web.warming import warm  # noqa: E402 - as above

app = create_app()
log_settings(app)
if app.config["SETTINGS"].is_production and not runs_a_command():
    warm(app)
# Nor need it do so again, for 0.1 s each time.
gc.freeze()
gc.enable()
application = served(app)
