import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCanonical } from './read.ts';
import { renderStep } from './render.ts';

const text = readFileSync(join(import.meta.dirname, '../../../../docs/steps.md'), 'utf8');
const blocks = [...text.matchAll(/```\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
  block.trim().split('\n'),
);
const rows = [...text.matchAll(/\| `(.+?)` \|/g)].map(([, example = '']) => example);

test.each([...blocks, ...rows])('the reference of steps is exact: %s', (sentence) => {
  const command = readCanonical(sentence);
  expect(command && renderStep(command)).toBe(sentence);
});
