"""The script proxy: scripts of configured vendors, fetched and served by this site."""
