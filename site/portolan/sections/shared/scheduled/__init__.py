"""Common code of events and webinars: times, calendar file, structured data."""
