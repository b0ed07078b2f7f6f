"""Code shared by several sections: pages with lead forms, emissions queries."""
