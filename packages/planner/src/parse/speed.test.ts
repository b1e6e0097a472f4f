import { expect, it } from 'vitest';
import { seen } from '../../corpus/seen.ts';
import { parseRequirement } from './parse-requirement.ts';

it('reads a text of 1000 characters in well under 20 ms', () => {
  const text = seen
    .map((entry) => entry.text)
    .join('\n\n')
    .slice(0, 1000);
  parseRequirement(text);
  const runs = 20;
  const start = process.cpuUsage();
  for (let run = 0; run < runs; run++) parseRequirement(text);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000 / runs).toBeLessThan(20);
});
