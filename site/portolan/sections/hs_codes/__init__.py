"""HS codes: every code of the Harmonized System, to browse and to search.

`redirects.csv` maps codes that the edition of 2022 no longer has: each code of 2017 to the one
whose text names the same goods, or to their heading if they were divided. Sources: for
2022 the store's texts; for 2017 the tariff schedule of the United States as it stood before 2022,
rulings under it, and the list of HS 2017 at 121-export.com. Where they leave a doubt, the World
Customs Organization's "Correlation Tables HS 2017 - 2022" decide.
"""

from portolan.sections.hs_codes.views import blueprint

__all__ = ["blueprint"]
