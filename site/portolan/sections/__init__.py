"""What has addresses: one folder for each section."""
