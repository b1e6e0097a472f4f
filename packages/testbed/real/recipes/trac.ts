import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '../recipe.ts';

const tickets = [
  ['Login page shows a blank screen', 'defect', 'major', 'component1', 'ann'],
  ['Add dark theme', 'enhancement', 'minor', 'component2', 'bo'],
  ['Export report as PDF', 'enhancement', 'major', 'component2', 'ann'],
  ['Typo on the welcome page', 'defect', 'trivial', 'component1', 'cem'],
  ['Search ignores umlauts', 'defect', 'critical', 'component2', 'bo'],
  ['Update the user manual', 'task', 'minor', 'component1', 'dana'],
  ['Session ends after five minutes', 'defect', 'blocker', 'component1', 'cem'],
  ['Move backups to the new disk', 'task', 'major', 'component2', 'dana'],
] as const;

const fillTickets = (environment: string) => `
from trac.env import open_environment
from trac.ticket.model import Ticket
env = open_environment(${JSON.stringify(environment)})
for summary, kind, priority, component, owner in ${JSON.stringify(tickets)}:
    ticket = Ticket(env)
    ticket['summary'] = summary
    ticket['type'] = kind
    ticket['priority'] = priority
    ticket['component'] = component
    ticket['owner'] = owner
    ticket['reporter'] = 'tester'
    ticket['status'] = 'new'
    ticket['milestone'] = 'milestone1'
    ticket['description'] = 'Seen in version 2.4. ' + summary + '.'
    ticket.insert()
`;

export const recipe = defineRecipe({
  name: 'trac',
  half: 'open',
  make: 'server-rendered, jQuery',
  kind: 'issue tracker and wiki',
  install: { pip: ['Trac==1.6', 'setuptools<70'] },
  version: 1,
  async seed({ data, program, run }) {
    const environment = join(data, 'project');
    await run(program('trac-admin'), [environment, 'initenv', 'Lighthouse', 'sqlite:db/trac.db']);
    await run(program('trac-admin'), [environment, 'permission', 'add', 'anonymous', 'TRAC_ADMIN']);
    const file = join(data, 'fill.py');
    await writeFile(file, fillTickets(environment));
    await run(program('python'), [file]);
  },
  start: ({ data, port, program }) => ({
    command: program('tracd'),
    args: ['-s', '--hostname', '127.0.0.1', '--port', String(port), join(data, 'project')],
  }),
  ready: '/',
});
