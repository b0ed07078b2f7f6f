"""`flask leads …`: the worker, and what an operator needs to know and to do."""

from portolan.leads.commands.backups import read_backup, write_backup
from portolan.leads.commands.group import PlainSpoken
from portolan.leads.commands.reading import export, list_newest, show
from portolan.leads.commands.removing import forget_person, purge_old
from portolan.leads.commands.running import deliver, replay, status

leads_cli = PlainSpoken("leads")
for command in (
    *(deliver, status, list_newest, show, export, replay),
    *(forget_person, purge_old, write_backup, read_backup),
):
    leads_cli.add_command(command)
