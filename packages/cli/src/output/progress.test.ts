import type { RunEvent } from '@assay/contract';
import { expect, test } from 'vitest';
import { liveProgress } from './live-progress.ts';
import { plainProgress } from './plain-progress.ts';
import { makeCase, makeScreen, makeStep } from './report.fixture.ts';

const ids = { run_id: 'r1', execution_id: 'e1' };
const at = '2026-01-02T03:04:05.000Z';
const pending = { outcome: null, status: 'pending' } as const;
const planned = makeCase({
  state: 'queued',
  verdict: null,
  steps: [
    makeStep({ ...pending, action: 'Open "/"' }),
    makeStep({ ...pending, action: 'Click "Save"', step_number: 2 }),
  ],
});
const generation = {
  source: 'openrouter',
  engine: 'built-in',
  model: null,
  fallback: null,
  notes: ['Add limits.'],
  tokens: null,
  cost: null,
  milliseconds: 1,
} as const;

const events: RunEvent[] = [
  { type: 'planned', run_id: 'r1', cases: [planned], generation: { ...generation, notes: ['Add limits.'] } },
  { type: 'case started', ...ids, browser_used: 'Chrome', at },
  { type: 'step started', ...ids, step_number: 1, action: 'Open "/"', at },
  { type: 'step ended', ...ids, step: makeStep({ action: 'Open "/"' }) },
  { type: 'step started', ...ids, step_number: 2, action: 'Click "Save"', at },
  {
    type: 'step ended',
    ...ids,
    step: makeStep({
      step_number: 2,
      action: 'Click "Save"',
      outcome: 'error',
      problem: { class: 'not found', message: 'There is no "Save".' },
    }),
  },
  {
    type: 'case ended',
    run_id: 'r1',
    case: makeCase({ verdict: 'error', cause: 'not found', reason: 'There is no "Save".' }),
  },
];

test('without a terminal each event is a line', () => {
  const screen = makeScreen();
  const progress = plainProgress(screen);
  progress.begin({ name: 'Saving', text: '', from: 'a.md' }, 0, 2);
  events.forEach(progress.take);
  progress.end();
  expect(screen.written.join('')).toBe(
    [
      'Requirement 1/2 (a.md): Saving',
      'Planned 1 case (built-in planner).',
      'Note: Add limits.',
      '[case 1/1] Saving works: started in Chrome',
      '[case 1/1] step 1/2 Open "/": done in 12 ms',
      '[case 1/1] step 2/2 Click "Save": not found. There is no "Save".',
      '[case 1/1] Saving works: not found. There is no "Save".',
      '',
    ].join('\n'),
  );
});

/** What a terminal shows after all that was written to it. */
function show(written: string[]): string[] {
  const lines: string[] = [''];
  let row = 0;
  const readable = written.join('').replaceAll('\u001b', '␛');
  for (const [, up, erase, text = ''] of readable.matchAll(/␛\[(\d+)A|(␛\[0J)|([^␛]+)/g)) {
    if (up) row -= Number(up);
    else if (erase) lines.splice(row, lines.length, '');
    else {
      const [first = '', ...rest] = text.replaceAll('\r', '').split('\n');
      lines[row] = (lines[row] ?? '') + first;
      for (const line of rest) {
        row += 1;
        lines[row] = line;
      }
    }
  }
  return lines.filter(Boolean);
}

test('at a terminal steps tick off in place', () => {
  const screen = makeScreen({ isTerminal: true, columns: 60 });
  const progress = liveProgress(screen);
  progress.begin({ name: 'Saving', text: '' }, 0, 1);
  expect(show(screen.written)).toEqual(['Saving', '  reading the page and planning …']);
  events.slice(0, 5).forEach(progress.take);
  expect(show(screen.written)).toEqual([
    'Saving',
    '  › Saving works',
    '    ✓ Open "/"',
    '    › Click "Save"',
  ]);
  events.slice(5).forEach(progress.take);
  progress.end();
  expect(show(screen.written)).toEqual(['Saving', '  ! Saving works not found, 1.2 s']);
});

test('at a small terminal only the steps around the current one are drawn', () => {
  const steps = Array.from({ length: 40 }, (_, index) =>
    makeStep({
      step_number: index + 1,
      action: `Step ${index + 1}`,
      ...(index < 30 ? {} : { ...pending, ...(index === 30 && { status: 'running' as const }) }),
    }),
  );
  const screen = makeScreen({ isTerminal: true, rows: 12 });
  const progress = liveProgress(screen);
  progress.begin({ name: 'Long', text: '' }, 0, 1);
  const running = makeCase({ state: 'running', verdict: null, steps });
  progress.take({
    type: 'planned',
    run_id: 'r1',
    cases: [running],
    generation: { ...generation, notes: [] },
  });
  const shown = show(screen.written);
  expect(shown.length).toBeLessThan(12);
  expect(shown).toContain('    › Step 31');
  expect(shown).toContain('    ✓ Step 30');
});
