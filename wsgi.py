"""What the server runs: `app` is the Flask application, `application` the layers around it.

Both `granian --interface wsgi wsgi:application` and
`gunicorn --worker-class gthread --threads 8 wsgi:application` serve it.
"""

import gc

from app import create_app
from portolan.web.cache.serving import served
from portolan.web.gazetteer import warm

app = create_app()
warm(app)
# What is loaded by now stays: the collector need not walk through it again, for 0.1 s each time.
gc.freeze()
application = served(app)
