import type { CaseView, RunEvent, RunView } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { type AutomationState, changeAutomation, isNews, logLimit, nothingYet } from './automation-state.ts';

const running = { execution_id: 'e1', state: 'running', steps: [] } as unknown as CaseView;
const run = { id: 'r1', status: 'running', cases: [running], last_event: 5 } as unknown as RunView;
const frame = { type: 'frame', run_id: 'r1', execution_id: 'e1', jpeg: 'x', width: 1, height: 1 } as const;

function take(state: AutomationState, event: RunEvent, number: number): AutomationState {
  return changeAutomation(state, { type: 'event', event, number });
}

const loaded = changeAutomation(nothingYet, { type: 'loaded', runs: [run] });
const cancelled = { ...run, status: 'cancelled' } as const;

describe('the runs of the dashboard', () => {
  it('follow their events', () => {
    const after = take(loaded, { type: 'run', run: cancelled }, 6);
    expect(after.runs).toMatchObject([{ id: 'r1', status: 'cancelled', last_event: 6 }]);
  });

  it('pass over events that they hold already', () => {
    expect(take(loaded, { type: 'run', run: cancelled }, 5).runs[0]?.status).toBe('running');
  });

  it('begin with a run that is new', () => {
    const after = take(loaded, { type: 'run', run: { ...run, id: 'r2' } }, 6);
    expect(after.runs.map(({ id }) => id)).toEqual(['r2', 'r1']);
    expect(after.runs[0]?.cases).toEqual([]);
  });

  it('stay at what came by itself where an answer is older, and give way to a newer one', () => {
    const ahead = take(loaded, { type: 'run', run: cancelled }, 9);
    const older = changeAutomation(ahead, { type: 'loaded', runs: [{ ...run, last_event: 7 }] });
    expect(older.runs[0]?.status).toBe('cancelled');
    const later = changeAutomation(ahead, { type: 'one loaded', run: { ...run, last_event: 12 } });
    expect(later.runs[0]?.status).toBe('running');
  });
});

describe('frames', () => {
  it('are kept while their case runs', () => {
    const shown = take(loaded, frame, 0);
    expect(shown.frames.get('e1')).toEqual(frame);
    const ended = take(shown, { type: 'case ended', run_id: 'r1', case: { ...running, state: 'done' } }, 6);
    expect(ended.frames.size).toBe(0);
  });

  it('of cases that nobody knows are dropped', () => {
    expect(take(loaded, { ...frame, execution_id: 'e9' }, 0).frames.size).toBe(0);
  });
});

it('keeps a bounded number of log lines, the newest', () => {
  let state = loaded;
  for (let number = 1; number <= logLimit + 20; number += 1) {
    const at = '2026-01-01T00:00:00Z';
    const line = { type: 'log', run_id: 'r1', execution_id: null, level: 'info', at } as const;
    state = take(state, { ...line, message: `${number}` }, number);
  }
  expect(state.log).toHaveLength(logLimit);
  expect(state.log.at(-1)?.message).toBe(`${logLimit + 20}`);
});

it.each<[string, RunEvent, boolean]>([
  ['a run that changes', { type: 'run', run }, true],
  ['a frame of a known run', frame, false],
  ['an event of an unknown run', { ...frame, run_id: 'r9' }, true],
])('%s is news: %s', (_, event, expected) => {
  expect(isNews(loaded, event)).toBe(expected);
});
