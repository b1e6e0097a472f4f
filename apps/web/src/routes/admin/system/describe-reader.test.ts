import { expect, test } from 'vitest';
import { describeReader } from './describe-reader.ts';

const reader = {
  name: 'Assay reader',
  from: 'bundled' as const,
  size: 159_674_048,
  parameters: 263_327_104,
  reads: 133.3,
  writes: 30.2,
  state: 'ready',
  reason: null,
} as const;

test('a reader with all that is known of it', () => {
  expect(describeReader(reader)).toBe(
    'bundled · 159.7 MB · 263 million weights · reads 133 and writes 30 tokens a second',
  );
});

test('before it is loaded little is known', () => {
  const unknown = { parameters: null, reads: null, writes: null, size: null, from: 'MODEL_PATH' as const };
  expect(describeReader({ ...reader, ...unknown, state: 'not loaded' })).toBe('from MODEL_PATH');
});
