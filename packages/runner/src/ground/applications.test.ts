import type { Target } from '@assay/planner/steps';
import { expect, test } from 'vitest';
import { ground } from './ground.ts';
import { makeSnapshot } from './test-snapshot.ts';
import type { Purpose } from './types.ts';

async function find(
  page: ReturnType<typeof makeSnapshot>,
  target: Target,
  purpose: Purpose,
): Promise<string> {
  const grounding = await ground(page, target, purpose);
  return grounding.outcome === 'found' ? grounding.chosen.element.ref : grounding.outcome;
}

test('a word for a kind may be part of a name, where something is called exactly so', async () => {
  const page = makeSnapshot([
    { role: 'button', name: 'Add card' },
    { role: 'button', name: 'Add column' },
  ]);
  expect(await find(page, { name: 'Add', kind: 'card' }, 'click')).toBe('f0e0');
  expect(await find(page, { name: 'Move', kind: 'card' }, 'click')).toBe('not found');
});

test('the column of a board is a part with a heading', async () => {
  const page = makeSnapshot([
    { role: 'region', name: 'To do' },
    { role: 'region', name: 'Done' },
  ]);
  expect(await find(page, { name: 'Done', kind: 'column' }, 'look')).toBe('f0e1');
});

test('an item is counted in the list that is called so, not in a menu', async () => {
  const page = makeSnapshot([
    { role: 'navigation', name: 'Main' },
    { role: 'listitem', name: 'Hotels', containers: ['f0e0'] },
    { role: 'list', testId: 'hotels' },
    { role: 'listitem', text: 'City Lodge €80', containers: ['f0e2'] },
    { role: 'listitem', text: 'Old Mill €120', containers: ['f0e2'] },
  ]);
  expect(await find(page, { name: 'hotel', kind: 'item', ordinal: 2 }, 'look')).toBe('f0e4');
});

test('the button in a line stands next to the text of that line', async () => {
  const box = (y: number) => ({ x: 100, y, width: 60, height: 20 });
  const page = makeSnapshot([
    {
      role: 'listitem',
      text: 'lease.pdf',
      path: 'ul>li:nth-of-type(1)',
      box: { x: 0, y: 0, width: 200, height: 20 },
    },
    {
      role: 'button',
      name: 'Delete',
      path: 'ul>li:nth-of-type(1)>button',
      box: box(0),
      containers: ['f0e0'],
    },
    {
      role: 'listitem',
      text: 'march.pdf',
      path: 'ul>li:nth-of-type(2)',
      box: { x: 0, y: 20, width: 200, height: 20 },
    },
    {
      role: 'button',
      name: 'Delete',
      path: 'ul>li:nth-of-type(2)>button',
      box: box(20),
      containers: ['f0e2'],
    },
  ]);
  const next = (name: string): Target => ({
    name: 'Delete',
    near: { relation: 'next to', anchor: { name } },
  });
  expect(await find(page, next('lease.pdf'), 'click')).toBe('f0e1');
  expect(await find(page, next('march.pdf'), 'click')).toBe('f0e3');
});

test('a message of a mailbox is one of its lines', async () => {
  const page = makeSnapshot([
    { role: 'listitem', text: 'Bank: Your statement' },
    { role: 'listitem', text: 'Library: Book is due' },
  ]);
  expect(await find(page, { name: 'Your statement', kind: 'message' }, 'choose')).toBe('f0e0');
});

test('the value beside a slider is not the message', async () => {
  const page = makeSnapshot([
    { role: 'status', text: '80 %', tag: 'output' },
    { role: 'status', text: 'Saved.' },
  ]);
  expect(await find(page, { name: '', kind: 'message' }, 'look')).toBe('f0e1');
});
