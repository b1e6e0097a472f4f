import type { Cause, Verdict } from '@assay/contract/choices';
import { expect, test } from 'vitest';
import { compareResults } from './compare-results.ts';

const result = (verdict: Verdict | null, cause: Cause | null = null) => ({ verdict, cause });

const rows: [string, ReturnType<typeof result>, ReturnType<typeof result> | undefined, string | undefined][] =
  [
    ['a first pass', result('passed'), undefined, undefined],
    ['a first failure', result('failed'), undefined, 'does not pass'],
    ['a first error', result('error', 'not found'), undefined, 'does not pass'],
    ['still passed', result('passed'), result('passed'), undefined],
    ['still failed', result('failed'), result('failed'), undefined],
    ['failed instead of an error', result('failed'), result('error', 'site down'), undefined],
    ['failed after it passed', result('failed'), result('passed'), 'does not pass any more'],
    ['hollow after it passed', result('hollow'), result('passed'), 'does not pass any more'],
    ['the site is down', result('error', 'site down'), result('passed'), 'does not pass any more'],
    ['passed after it failed', result('passed'), result('failed'), 'passes again'],
    ['passed after hollow', result('passed'), result('hollow'), 'passes again'],
    ['cancelled', result('error', 'cancelled'), result('passed'), undefined],
    ['interrupted', result('error', 'interrupted'), result('passed'), undefined],
    ['not run', result('not run'), result('passed'), undefined],
  ];

test.each(rows)('%s', (_, now, before, change) => {
  expect(compareResults(now, before)).toBe(change);
});
