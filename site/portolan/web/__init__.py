"""What every request passes through: host and locale, the page contract, headers, errors."""
