"""The reverse proxy: addresses of this site that other hosts answer.

`table` says which, and what may pass. A request is judged (`entry`), waits for a free place
(`places`), is sent on (`sent_on`, `bodies`, `upstream`), and what comes back is cleaned
(`sent_back`). Bodies stream both ways. Every refusal becomes an error page of the site (`faults`).
"""
