"""HTTP: locale by host, the page contract, headers, errors, caches, proxies, redirects."""
