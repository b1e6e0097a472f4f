import { describe, expect, test } from 'vitest';
import { chooseStep, stepForKey } from './choose-step.ts';
import { describeStep } from './describe-step.ts';
import { layOutTimeline } from './lay-out-timeline.ts';
import { makeStep } from './steps.fixture.ts';

const three = [1, 2, 3].map((step_number) => makeStep({ step_number }));

describe('the step to look at first', () => {
  const failed = makeStep({ step_number: 2, status: 'error', outcome: 'failed' });
  const skipped = makeStep({ step_number: 3, status: 'skipped', outcome: 'skipped' });
  const running = makeStep({ step_number: 3, status: 'running', outcome: null });
  const pending = makeStep({ step_number: 4, status: 'pending', outcome: null });
  test.each([
    ['none at all', [], null],
    ['the last, where all went well', three, 3],
    ['the first that went wrong', [makeStep(), failed, skipped], 2],
    ['the one that is under way', [makeStep(), failed, running], 3],
    ['the last that was done, while others wait', [makeStep(), pending], 1],
    ['the first, where none began', [pending, { ...pending, step_number: 5 }], 4],
  ])('%s', (_, steps, expected) => expect(chooseStep(steps)).toBe(expected));
});

test.each([
  ['j', 1, 2],
  ['j', 3, 3],
  ['k', 1, 1],
  ['ArrowLeft', 3, 2],
  ['ArrowDown', 2, 3],
  ['Home', 3, 1],
  ['End', 1, 3],
  ['x', 1, undefined],
])('%s leads from step %s to %s', (key, from, to) => expect(stepForKey(key, three, from)).toBe(to));

test.each([
  [{}, 'Passed'],
  [{ hollow: true }, 'Hollow'],
  [{ hollow: true, status: 'warning' as const }, 'Hollow'],
  [{ hollow: true, status: 'skipped' as const, outcome: 'skipped' as const }, 'Skipped'],
  [{ status: 'warning' as const }, 'Passed with a warning'],
  [{ status: 'error' as const, outcome: 'failed' as const }, 'Failed'],
  [
    {
      status: 'error' as const,
      outcome: 'error' as const,
      problem: { class: 'ambiguous' as const, message: '' },
    },
    'Error: ambiguous',
  ],
  [{ status: 'skipped' as const, outcome: 'skipped' as const }, 'Skipped'],
  [{ status: 'running' as const, outcome: null }, 'Running'],
])('%o is called %s', (change, word) => expect(describeStep(makeStep(change)).word).toBe(word));

describe('the timeline', () => {
  test.each([
    ['one step', [makeStep()]],
    ['steps of very different lengths', [makeStep({ duration_ms: 60_000 }), makeStep({ duration_ms: 1 })]],
    ['steps that took no time', [makeStep({ duration_ms: null }), makeStep({ duration_ms: 0 })]],
    ['many steps', Array.from({ length: 200 }, (_, place) => makeStep({ duration_ms: place }))],
  ])('%s fill the whole width, and none vanishes', (_, steps) => {
    const bars = layOutTimeline(steps);
    expect(bars.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100);
    expect(Math.min(...bars.map(({ share }) => share))).toBeGreaterThanOrEqual(0.25);
  });

  test('a longer step has a longer bar', () => {
    const [short, long] = layOutTimeline([makeStep({ duration_ms: 10 }), makeStep({ duration_ms: 30 })]);
    expect(long?.share).toBeGreaterThan(short?.share ?? 0);
  });
});
