import { expect, it } from 'vitest';
import {
  describeGrowth,
  describeRateChange,
  describeSpeedChange,
  nameBrowser,
  nameModel,
  scoreSentence,
} from './describe.ts';

const both = { totalExecutions: 5, precedingExecutions: 4 };
const fresh = { totalExecutions: 5, precedingExecutions: 0 };
const none = { totalExecutions: 0, precedingExecutions: 0 };
const gone = { totalExecutions: 0, precedingExecutions: 4 };

it.each([
  [describeGrowth({ ...both, executionGrowth: 25 }, '7d'), '+25.0% against the 7 days before'],
  [describeGrowth({ ...both, executionGrowth: -12.34 }, '30d'), '-12.3% against the 30 days before'],
  [describeGrowth({ ...both, executionGrowth: 0 }, '90d'), 'unchanged against the 90 days before'],
  [describeGrowth({ ...fresh, executionGrowth: 0 }, '7d'), 'new: nothing ran before'],
  [describeGrowth({ ...none, executionGrowth: 0 }, '7d'), 'nothing ran in this range'],
  [describeGrowth({ ...gone, executionGrowth: -100 }, '365d'), '-100.0% against the 365 days before'],
  [describeRateChange({ ...both, successRateChange: 3.25 }, '7d'), '+3.3 points against the 7 days before'],
  [describeRateChange({ ...both, successRateChange: -8 }, '7d'), '-8.0 points against the 7 days before'],
  [describeRateChange({ ...gone, successRateChange: 0 }, '7d'), 'nothing ran in this range'],
  [describeSpeedChange({ ...both, performanceChange: -20 }, '7d'), '20.0% faster against the 7 days before'],
  [describeSpeedChange({ ...both, performanceChange: 5 }, '7d'), '5.0% slower against the 7 days before'],
  [describeSpeedChange({ ...fresh, performanceChange: 0 }, '7d'), 'new: nothing ran before'],
])('says "%s"', (said, expected) => {
  expect(said).toBe(expected);
});

it('names models and browsers as people do, and what it does not know as it is', () => {
  expect(['built-in', 'openrouter'].map(nameModel)).toEqual(['Built-in planner', 'openrouter']);
  expect(['chrome', 'edge', 'opera'].map(nameBrowser)).toEqual(['Chrome', 'Edge', 'opera']);
  expect(scoreSentence).toBe(
    'The score is 70 points for the share of executions that completed, and 30 for the share that took less than 30 seconds.',
  );
});
