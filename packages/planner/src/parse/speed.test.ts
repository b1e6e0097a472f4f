import { loadReadingTexts } from '@assay/testbed/texts';
import { expect, it } from 'vitest';
import { parseRequirement } from './parse-requirement.ts';
import { measureEffort } from './test-effort.ts';

const text = loadReadingTexts('seen')
  .map((entry) => entry.text)
  .join('\n\n')
  .slice(0, 2000);

function effortOf(copies: number, turns: number): number {
  const part = `${text}\n\n`.repeat(copies);
  return measureEffort(() => void parseRequirement(part), turns);
}

// How fast it is on one machine is for `npm run bench`: only growth holds on all of them.
it('reads a long text in proportion to its length', () => {
  effortOf(1, 5);
  // Some 8; 64 where it grew with the square.
  expect(effortOf(8, 3) / effortOf(1, 15)).toBeLessThan(24);
});
