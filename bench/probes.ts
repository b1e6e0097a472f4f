import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPool } from '@assay/runner';
import { loadProbes, type ProbeResult, scoreProbes } from '@assay/testbed/probes';

// PROBES=bank,a-vet-01 runs the probes of these sites, or these alone. PROBE_MISSES=FILE writes what went wrong there.
const wanted = process.env.PROBES?.split(',');
const missesFile = process.env.PROBE_MISSES;

function count(results: readonly ProbeResult[]): Record<string, number | string> {
  const falsePasses = results.filter(({ verdicts }) => verdicts.false === 'passed').length;
  const failed = results.filter(({ verdicts }) => verdicts.false === 'failed').length;
  const passes = results.filter(({ verdicts }) => verdicts.true === 'passed').length;
  return {
    probes: results.length,
    'false passes': falsePasses,
    'false: failed': failed,
    'false: refused': results.length - falsePasses - failed,
    'true: passed': `${passes} (${((100 * passes) / results.length).toFixed(1)} %)`,
    'true: failed': results.filter(({ verdicts }) => verdicts.true === 'failed').length,
  };
}

function group(
  results: readonly ProbeResult[],
  key: (result: ProbeResult) => string,
): Record<string, ReturnType<typeof count>> {
  return Object.fromEntries([...Map.groupBy(results, key)].map(([name, some]) => [name, count(some)]));
}

/** False checks that must not pass, and the same checks made true. */
export async function reportProbes(): Promise<void> {
  const probes = loadProbes().filter(
    ({ id, site, set }) => !wanted || [id, site, set].some((name) => wanted.includes(name)),
  );
  const pool = await openPool({ cacheFolder: join(import.meta.dirname, '../node_modules/.cache/assay') });
  try {
    const results = await scoreProbes(probes, pool);
    console.log('Probes: false checks, and the same made true (goals: no false pass, 95 % of the true pass)');
    console.table({
      ...group(results, ({ probe }) => probe.kind),
      ...group(results, ({ probe }) => `site: ${probe.site}`),
      all: count(results),
    });
    const misses = results.filter(
      ({ verdicts }) => verdicts.false !== 'failed' || verdicts.true !== 'passed',
    );
    if (missesFile) writeFileSync(missesFile, misses.map((miss) => `${JSON.stringify(miss)}\n`).join(''));
  } finally {
    await pool.close();
  }
}
