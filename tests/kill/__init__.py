"""The kill test: what was answered arrives, once, whatever is killed meanwhile.

Real web processes take posts of the contact form, a real worker delivers them to a receiver,
and all of them (with PostgreSQL, its server too) are ended with -9 at random moments and started
again. Visitors repeat what was not answered, as they do.
"""
