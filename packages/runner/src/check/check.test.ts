import { makeCase, useViews } from '@assay/testbed/views';
import { expect, test } from 'vitest';
import { claims, ordersPage } from './test-claims.ts';

const { judge } = useViews('check', { '/orders': ordersPage });

/** Of these a recording would not tell the same twice, or no view tells. */
const onlyInBrowsers = ['status', 'load time', 'load time, too slow', 'pictures without a baseline'];

test.for(claims.filter(([name]) => !onlyInBrowsers.includes(name)))(
  '%s',
  async ([, expectation, expected]) => {
    const { verdict, problem, reason } = await judge(
      '/orders',
      makeCase({ do: 'expect', ...expectation }).steps,
    );
    expect(verdict === 'error' ? problem?.class : verdict, reason).toBe(expected);
  },
);
