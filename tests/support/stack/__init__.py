"""The site as it is released: production servers, and a recorder in the place of each service.

A visitor's browser reaches the site through a front that ends TLS, as a proxy in front would;
the front can also say what a test wants. Vendors keep their real host names: the browser is told
that all of them are on this machine.
"""
