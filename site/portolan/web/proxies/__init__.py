"""The reverse proxy: paths of this site that other hosts answer.

`table` lists them, and what may pass. A request is checked (`entry`), waits for a free slot
(`slots`), is sent on (`sent_on`, `bodies`, `upstream`), and the answer is cleaned (`sent_back`).
Visitors' bodies stream; answers are stored until they are read (`spool`). Every refusal becomes an
error page of the site (`faults`).
"""
