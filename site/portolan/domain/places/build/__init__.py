"""The places of the freight tools, made from packaged data sets.

What is wrong in the data sets is put right here, by tables that say why; what comes out is checked
and written for the site to read. Nothing of this runs while a visitor waits.
"""
