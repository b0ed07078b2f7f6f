"""Building the network of the sea from MARNET, with names, roadsteads and shortcuts."""
