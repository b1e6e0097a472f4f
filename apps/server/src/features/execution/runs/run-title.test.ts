import { readCanonical, renderStep, type Step } from '@assay/planner';
import { expect, test } from 'vitest';
import { makeRunTitle } from './run-title.ts';

function step(sentence: string): Step {
  const command = readCanonical(sentence);
  if (!command) throw new Error(`${sentence} is no step.`);
  return { source: sentence, sentence: renderStep(command), command };
}

test('a password that stands as one is hidden at once', () => {
  expect(makeRunTitle('Log in as ada with the password analytical.')).not.toContain('analytical');
});

test('a password that only the plan knows is hidden by its steps', () => {
  const text = 'Ada gets in by means of hush-hush-77, then sees her orders.';
  expect(makeRunTitle(text)).toContain('hush-hush-77');
  const planned = [step('Type "hush-hush-77" in the "Password" field')];
  expect(makeRunTitle(text, planned)).not.toContain('hush-hush-77');
});

test('a long text is cut after its secrets were hidden', () => {
  const text = `${'Look around. '.repeat(8)}Then log in as ada with the password analytical-engine-1843.`;
  const title = makeRunTitle(text);
  expect(title).toHaveLength(120);
  expect(title).not.toContain('analyt');
});
