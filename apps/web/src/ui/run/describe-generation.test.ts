import { expect, it } from 'vitest';
import { describeGeneration } from './describe-generation.ts';

const builtIn = {
  source: 'openrouter',
  engine: 'built-in',
  model: null,
  fallback: null,
  notes: [],
  tokens: null,
  cost: null,
  milliseconds: 42,
} as const;

it('names the built-in planner and its time', () => {
  expect(describeGeneration({ ...builtIn, notes: [] })).toBe('Planned by Built-in planner in 42 ms.');
});

it('names a model with its tokens and its cost', () => {
  const hosted = {
    ...builtIn,
    notes: [],
    engine: 'openrouter' as const,
    model: 'some/model',
    tokens: { prompt: 1234, completion: 567 },
    cost: 0.00123,
    milliseconds: 3400,
  };
  expect(describeGeneration(hosted)).toBe(
    'Planned by openrouter (some/model) in 3.4 s · 1,234 tokens in, 567 out · $0.0012.',
  );
});
