"""The desk: what every page with a form of leads shares, below the sections that use it.

It knows the web, the leads and the forms at once, which none of those three may know of each
other, and which sections may not learn from one another.
"""
