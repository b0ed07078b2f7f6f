"""Freight: places, distances, transit times, emissions, cargo arithmetic, border numbers.

Pure functions on frozen records: no Flask, no database, nothing read before it is asked for. Units
stand in the names. What a caller sends wrong comes back as a typed exception without a sentence
for visitors; the section that shows it has the words.
"""
