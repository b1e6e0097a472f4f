import { expect, test } from 'vitest';
import { makeCase, makeStep } from '../output/report.fixture.ts';
import { untilStopped } from './cancelled.ts';
import { nothingYet } from './fold-events.ts';

const never = new Promise<never>(() => undefined);

test('what was seen until an interruption is told, although the engine hangs', async () => {
  const controller = new AbortController();
  const running = makeCase({
    state: 'running',
    verdict: null,
    steps: [makeStep(), makeStep({ step_number: 2, outcome: null, status: 'running' })],
  });
  const stopping = untilStopped(
    never,
    controller.signal,
    () => ({
      ...nothingYet,
      cases: [running, makeCase()],
    }),
    'Save.',
  );
  controller.abort();
  const { reports, trouble } = await stopping;
  expect(trouble).toBeNull();
  expect(reports[0]?.requirement_text).toBe('Save.');
  expect(reports.map((report) => [report.case.verdict, report.case.cause])).toEqual([
    ['error', 'cancelled'],
    ['passed', null],
  ]);
  expect(reports[0]?.case.steps.map(({ outcome }) => outcome)).toEqual(['passed', 'skipped']);
  expect(reports[0]?.case.successful_steps).toBe(1);
});

test('an interruption before anything was planned says so', async () => {
  const controller = new AbortController();
  const stopping = untilStopped(never, controller.signal, () => nothingYet, 'Save.');
  controller.abort();
  expect(await stopping).toMatchObject({ reports: [], trouble: 'It was cancelled.' });
});
