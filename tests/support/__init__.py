"""What the tests stand on: a client that checks, servers, browsers, page objects."""
