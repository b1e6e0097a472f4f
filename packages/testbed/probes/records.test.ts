import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCanonical, renderStep } from '@assay/planner/reading';
import { expect, test } from 'vitest';
import { loadProbes, probeFolder } from './records.ts';

test('every probe is made of canonical sentences about a site that is there', () => {
  const probes = loadProbes();
  expect(probes.length).toBeGreaterThanOrEqual(150);
  expect(new Set(probes.map(({ site }) => site)).size).toBeGreaterThanOrEqual(6);
  for (const probe of probes) {
    expect(existsSync(join(probeFolder, 'sites', probe.site)), probe.site).toBe(true);
    for (const sentence of [...probe.steps, probe.false, probe.true]) {
      const command = readCanonical(sentence);
      expect(command && renderStep(command), probe.id).toBeDefined();
    }
  }
});
