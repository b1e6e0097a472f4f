import { loadReadingTexts } from '@assay/testbed/texts';
import { expect, it } from 'vitest';
import { parseRequirement } from './parse-requirement.ts';
import { measureEffort } from './test-effort.ts';

const text = loadReadingTexts('seen')
  .map((entry) => entry.text)
  .join('\n\n');

function effortOf(characters: number): number {
  const part = text.slice(0, characters);
  return measureEffort(() => void parseRequirement(part), 30);
}

it('reads a text of 1000 characters with little effort, and a longer one in proportion', () => {
  effortOf(1000);
  const short = effortOf(1000);
  // Some 2.5; 6 is some 20 ms on a machine of 2024.
  expect(short).toBeLessThan(6);
  // Some 4.3; 16 where it grew with the square.
  expect(effortOf(4000) / short).toBeLessThan(8);
});
