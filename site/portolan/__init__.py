"""Portolan: the public website of a freight forwarder."""
