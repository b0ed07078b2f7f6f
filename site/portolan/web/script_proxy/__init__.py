"""The script proxy: scripts of configured vendors, fetched by the server and served as our own."""
