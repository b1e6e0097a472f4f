import { expect, test } from 'vitest';
import { calls } from './registry.ts';

const { body } = calls['POST /api/api-testing/load-test'];
const stage = (durationMs: number, target: number) => ({ durationMs, target });

test.each<[message: string | undefined, config: object]>([
  [undefined, {}],
  [undefined, { model: 'open', rate: 200 }],
  [undefined, { model: 'open', stages: [stage(5000, 500), stage(5000, 0)] }],
  [undefined, { stages: [stage(10_000, 100)] }],
  ['Requests per second are required in the open model.', { model: 'open' }],
  ['All stages together last 10 to 300 seconds.', { stages: [stage(9000, 5)] }],
  ['All stages together last 10 to 300 seconds.', { stages: [stage(200_000, 5), stage(200_000, 5)] }],
  ['A stage has at most 100 connections.', { stages: [stage(10_000, 101)] }],
])('a load test that is to be run: %s', (message, config) => {
  const read = body.safeParse({ config: { name: 'Load', url: 'http://127.0.0.1/', ...config } });
  expect(read.error?.issues.map((issue) => issue.message)).toEqual(message && [message]);
});
