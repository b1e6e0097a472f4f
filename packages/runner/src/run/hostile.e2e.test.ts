import { describeHostile, hostile } from '@assay/testbed/hostile';
import { makeCase } from '@assay/testbed/run';
import { expect, test } from 'vitest';
import { runCase } from './run-case.ts';

describeHostile('chrome');

test('a page of 50 million characters is read in part, and its text whole', {
  timeout: 3_600_000,
}, async () => {
  const steps = makeCase(
    { do: 'open', address: `${hostile.site.url}/huge` },
    { do: 'click', target: { name: 'Link 3' } },
    {
      do: 'expect',
      subject: { of: 'page text' },
      condition: { is: 'text', how: 'contains', value: 'Link 2999' },
    },
  );
  const limits = { patienceMs: 60_000, navigationMs: 900_000, stepMs: 900_000, caseMs: 2_700_000 };
  const result = await runCase(steps, { pool: hostile.pool, limits });
  expect(result.verdict, result.reason).toBe('passed');
});
