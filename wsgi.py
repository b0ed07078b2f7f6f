"""What the server runs: `app` is the Flask application, `application` the layers around it.

Both `granian --interface wsgi wsgi:application` and
`gunicorn --worker-class gthread --threads 8 wsgi:application` serve it.
"""

from app import create_app
from portolan.web.cache.serving import served

app = create_app()
application = served(app)
