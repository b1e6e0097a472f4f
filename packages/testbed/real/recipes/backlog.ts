import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineRecipe } from '../recipe.ts';
import { config, decisions, docs, milestones, type Task, tasks } from './backlog-data.mts';

const fileName = (id: string, title: string) => `${id} - ${title.replaceAll(' ', '-')}.md`;

/** The values are written as JSON, which YAML understands. */
function front(fields: Record<string, unknown>): string {
  const lines = Object.entries(fields).filter(([, value]) => value !== undefined);
  return `---\n${lines.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join('\n')}\n---\n`;
}

function section(title: string, mark: string, text: string | undefined): string {
  if (!text) return '';
  return `\n## ${title}\n\n<!-- SECTION:${mark}:BEGIN -->\n${text}\n<!-- SECTION:${mark}:END -->\n`;
}

function criteriaOf(criteria: string[]): string {
  if (criteria.length === 0) return '';
  const lines = criteria.map((text, at) => {
    const isMet = text.startsWith('x ');
    return `- [${isMet ? 'x' : ' '}] #${at + 1} ${isMet ? text.slice(2) : text}`;
  });
  return `\n## Acceptance Criteria\n<!-- AC:BEGIN -->\n${lines.join('\n')}\n<!-- AC:END -->\n`;
}

function taskFile(task: Task, number: number): string {
  const head = front({
    id: `TASK-${number}`,
    title: task.title,
    status: task.status,
    assignee: task.assignee ? [`@${task.assignee}`] : [],
    created_date: `2025-${task.made}`,
    due_date: task.due,
    labels: task.labels,
    milestone: task.milestone,
    dependencies: (task.after ?? []).map((other) => `TASK-${other}`),
    priority: task.priority,
    type: task.type,
    ordinal: number * 1000,
  });
  const body = section('Description', 'DESCRIPTION', task.text) + criteriaOf(task.criteria ?? []);
  return head + body + section('Implementation Notes', 'NOTES', task.notes);
}

function* files(): Generator<[string, string]> {
  yield ['config.yml', config];
  for (const [at, task] of tasks.entries())
    yield [`tasks/${fileName(`task-${at + 1}`, task.title)}`, taskFile(task, at + 1)];
  for (const [at, [title, due, text]] of milestones.entries()) {
    const head = front({ id: `m-${at + 1}`, title, due_date: due });
    yield [
      `milestones/${fileName(`m-${at + 1}`, title.toLowerCase())}`,
      `${head}\n## Description\n\n${text}\n`,
    ];
  }
  for (const [at, [title, type, text]] of docs.entries()) {
    const head = front({ id: `doc-${at + 1}`, title, type, created_date: `2025-03-0${at + 3} 09:00` });
    yield [`docs/${fileName(`doc-${at + 1}`, title)}`, `${head}\n${text}\n`];
  }
  for (const [at, [title, status, context, decision]] of decisions.entries()) {
    const head = front({ id: `decision-${at + 1}`, title, date: `2025-03-0${at + 4} 10:00`, status });
    const body = `## Context\n\n${context}\n\n## Decision\n\n${decision}\n\n## Consequences\n\nNone yet.\n`;
    yield [`decisions/${fileName(`decision-${at + 1}`, title)}`, head + body];
  }
  const draft = {
    id: 'DRAFT-1',
    title: 'Offer video visits',
    status: 'Draft',
    assignee: [],
    labels: ['booking'],
  };
  const head = front({ ...draft, created_date: '2025-03-20 09:30', dependencies: [] });
  yield [
    `drafts/${fileName('draft-1', draft.title)}`,
    head + section('Description', 'DESCRIPTION', 'For short questions after a visit.'),
  ];
}

export const recipe = defineRecipe({
  name: 'backlog',
  half: 'open',
  make: 'React',
  kind: 'task board',
  install: { npm: { 'backlog.md': '1.52.0' } },
  version: 1,
  async seed({ data }) {
    for (const folder of ['tasks', 'milestones', 'docs', 'decisions', 'drafts'])
      await mkdir(join(data, 'backlog', folder), { recursive: true });
    for (const [path, text] of files()) await writeFile(join(data, 'backlog', path), text);
  },
  start: ({ data, port, program }) => ({
    command: program('backlog'),
    args: ['browser', '--no-open', '--non-interactive', '--port', String(port)],
    cwd: data,
  }),
  ready: '/api/status',
});
