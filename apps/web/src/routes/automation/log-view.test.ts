import type { RunView } from '@assay/contract';
import { expect, it } from 'vitest';
import type { LogEvent } from '../../lib/run-state.ts';
import { chooseLines, countSince } from './log-view.ts';

function line(message: string, change: Partial<LogEvent> = {}): LogEvent {
  const at = '2026-01-01T00:00:00Z';
  return { type: 'log', run_id: 'r1', execution_id: null, level: 'info', at, message, ...change };
}

const runs = [
  { id: 'r1', title: 'The run', cases: [{ execution_id: 'e1', title: 'The case' }] },
] as unknown as RunView[];
const log = [
  line('one'),
  line('two', { level: 'error', execution_id: 'e1' }),
  line('three', { level: 'warning', run_id: 'r9' }),
  line('four', { execution_id: 'e9' }),
];

it('names what each line is about', () => {
  expect(
    chooseLines(log, new Set(['info', 'warning', 'error']), runs).map(({ message, from }) => [message, from]),
  ).toEqual([
    ['one', 'The run'],
    ['two', 'The case'],
    ['three', undefined],
    ['four', 'The run'],
  ]);
});

it('leaves out the other levels', () => {
  expect(chooseLines(log, new Set(['error']), runs).map(({ message }) => message)).toEqual(['two']);
  expect(chooseLines(log, new Set(), runs)).toEqual([]);
});

it.each([
  ['nothing new', log[3], 0],
  ['two new lines', log[1], 2],
  ['all, where it was empty', undefined, 4],
  ['all that are left, where the last one is gone by now', line('gone'), 4],
])('counts %s', (_, last, count) => {
  expect(countSince(log, last)).toBe(count);
});
