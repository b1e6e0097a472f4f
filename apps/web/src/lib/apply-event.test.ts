import type { RunEvent, RunView } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { applyEvent } from './apply-event.ts';
import { at, makeCase, makeRun, makeStep } from './run.fixture.ts';

const { cases: _none, ...bare } = makeRun({ waiting_for: 2 });
const run: RunView = { ...bare, cases: [makeCase('a'), makeCase('b')] };
const generation = {
  source: 'openrouter',
  engine: 'built-in',
  model: null,
  fallback: 'No key.',
  notes: [],
  tokens: null,
  cost: null,
  milliseconds: 12,
} as const;

describe('applyEvent', () => {
  it('takes over what the run says of itself and keeps its cases', () => {
    const after = applyEvent(run, { type: 'run', run: { ...bare, status: 'running', waiting_for: 0 } });
    expect(after).toMatchObject({ status: 'running', waiting_for: 0, cases: run.cases });
  });

  it('shows the planned cases and how they came about', () => {
    const event: RunEvent = {
      type: 'planned',
      run_id: 'run',
      cases: [makeCase('c')],
      generation: { ...generation, notes: [] },
    };
    expect(applyEvent(run, event)).toMatchObject({
      cases: [{ execution_id: 'c' }],
      generation: { engine: 'built-in' },
    });
  });

  it('starts a case, and its steps tick one by one', () => {
    const events: RunEvent[] = [
      { type: 'case started', run_id: 'run', execution_id: 'b', browser_used: 'Chromium 1', at },
      { type: 'step started', run_id: 'run', execution_id: 'b', step_number: 1, action: 'Step 1', at },
      { type: 'step ended', run_id: 'run', execution_id: 'b', step: makeStep(1, { status: 'success' }) },
      { type: 'step started', run_id: 'run', execution_id: 'b', step_number: 2, action: 'Step 2', at },
    ];
    const [a, b] = events.reduce(applyEvent, run).cases;
    expect(a).toEqual(run.cases[0]);
    expect(b).toMatchObject({ state: 'running', browser_used: 'Chromium 1', executed_at: at });
    expect(b?.steps.map(({ status }) => status)).toEqual(['success', 'running']);
  });

  it('puts a step that was not planned in its place', () => {
    const step = { type: 'step started', run_id: 'run', execution_id: 'a', step_number: 0 } as const;
    const [a] = applyEvent(run, { ...step, action: 'Open "x"', at }).cases;
    expect(a?.steps.map(({ action }) => action)).toEqual(['Open "x"', 'Step 1', 'Step 2']);
  });

  it('takes the ended case as it is told', () => {
    const ended = makeCase('a', { state: 'done', verdict: 'passed' });
    expect(applyEvent(run, { type: 'case ended', run_id: 'run', case: ended }).cases[0]).toBe(ended);
  });

  it.each<[string, RunEvent]>([
    [
      'an event of another run',
      { type: 'planned', run_id: 'other', cases: [], generation: { ...generation, notes: [] } },
    ],
    ['a log line', { type: 'log', run_id: 'run', execution_id: null, at, level: 'info', message: 'x' }],
    ['a frame', { type: 'frame', run_id: 'run', execution_id: 'a', jpeg: '', width: 1, height: 1 }],
  ])('is left as it is by %s', (_, event) => {
    expect(applyEvent(run, event)).toBe(run);
  });
});
