import { loadReadingTexts } from '@assay/testbed/texts';
import { expect, it } from 'vitest';
import { parseRequirement } from './parse-requirement.ts';

const seen = loadReadingTexts('seen');

it('reads a text of 1000 characters in well under 20 ms', () => {
  const text = seen
    .map((entry) => entry.text)
    .join('\n\n')
    .slice(0, 1000);
  parseRequirement(text);
  // The least of many: what else the machine does only ever adds to it. Only of this thread: those that compile and clean up work beside it.
  const taken = Array.from({ length: 60 }, () => {
    const start = process.threadCpuUsage();
    parseRequirement(text);
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  });
  expect(Math.min(...taken)).toBeLessThan(20);
});
