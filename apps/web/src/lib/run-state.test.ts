import type { RunEvent } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { at, makeRun } from './run.fixture.ts';
import { changeRun, nothingYet } from './run-state.ts';

const { cases: _none, ...bare } = makeRun({ status: 'planning', last_event: 5 });
const loaded = changeRun(nothingYet, { type: 'loaded', run: { ...bare, cases: [] } });
const failed: RunEvent = { type: 'run', run: { ...bare, status: 'failed' } };
const log: RunEvent = { type: 'log', run_id: 'run', execution_id: null, at, level: 'info', message: 'x' };
const frame: RunEvent = { type: 'frame', run_id: 'run', execution_id: 'a', jpeg: 'x', width: 1, height: 1 };

describe('changeRun', () => {
  it('passes over events that the loaded run holds already, but keeps their log lines', () => {
    expect(changeRun(loaded, { type: 'event', event: failed, number: 5 }).run?.status).toBe('planning');
    expect(changeRun(loaded, { type: 'event', event: log, number: 4 }).log).toEqual([log]);
  });

  it('applies newer events and counts on', () => {
    const { run } = changeRun(loaded, { type: 'event', event: failed, number: 6 });
    expect(run).toMatchObject({ status: 'failed', last_event: 6 });
  });

  it('keeps the newest frame of a case', () => {
    const first = changeRun(loaded, { type: 'event', event: frame, number: 0 });
    const second = changeRun(first, { type: 'event', event: { ...frame, jpeg: 'y' }, number: 0 });
    expect([...second.frames.values()]).toMatchObject([{ jpeg: 'y' }]);
  });

  it('keeps a bounded number of log lines, the newest', () => {
    let state = loaded;
    for (let number = 1; number <= 2001; number += 1) {
      state = changeRun(state, { type: 'event', event: { ...log, message: String(number) }, number });
    }
    expect(state.log).toHaveLength(2000);
    expect(state.log.at(-1)?.message).toBe('2001');
  });

  it('passes over what was loaded before the newest event', () => {
    const ended = changeRun(loaded, { type: 'event', event: failed, number: 6 });
    expect(changeRun(ended, { type: 'loaded', run: { ...bare, cases: [] } })).toBe(ended);
  });

  it('begins anew with another run', () => {
    expect(changeRun(loaded, { type: 'begun' })).toBe(nothingYet);
  });
});
