import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { readCanonical } from '@assay/planner/reading';
import { type BrowserPool, runCase } from '@assay/runner';
import { makeCase } from '../run/make-case.ts';
import { type StartedSite, startSite } from '../serve/start-site.ts';
import { type Probe, probeFolder } from './records.ts';

export interface ProbeResult {
  probe: Probe;
  /** Of the case that ends with the false check, and with the true one: passed, failed, or the class of the problem. */
  verdicts: { false: string; true: string };
  reasons: { false: string; true: string };
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

async function serve(site: string): Promise<StartedSite> {
  return startSite(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(probeFolder, 'sites', site, normalize(decodeURIComponent(pathname)));
    const body = await readFile(file).catch(() => undefined);
    response.writeHead(body ? 200 : 404, { 'content-type': types[extname(file)] ?? 'text/plain' });
    response.end(body ?? 'There is no such page.');
  });
}

async function run(pool: BrowserPool, address: string, steps: readonly string[]): Promise<[string, string]> {
  const commands = steps.map((sentence) => readCanonical(sentence) ?? sentence);
  const { verdict, problem, reason } = await runCase(makeCase(...commands), {
    pool,
    baseUrl: address,
    screenshots: 'none',
  });
  return [verdict === 'error' ? (problem?.class ?? 'error') : verdict, reason];
}

/** Runs every probe twice: with the check that is false, and with the one that is true. */
export async function scoreProbes(probes: readonly Probe[], pool: BrowserPool): Promise<ProbeResult[]> {
  const names = [...new Set(probes.map(({ site }) => site))];
  const sites = new Map<string, StartedSite>();
  for (const name of names) sites.set(name, await serve(name));
  const waiting = [...probes];
  const results: ProbeResult[] = [];
  async function work(): Promise<void> {
    for (let probe = waiting.shift(); probe; probe = waiting.shift()) {
      const address = sites.get(probe.site)?.address ?? '';
      const [isFalse, whyFalse] = await run(pool, address, [...probe.steps, probe.false]);
      const [isTrue, whyTrue] = await run(pool, address, [...probe.steps, probe.true]);
      results.push({
        probe,
        verdicts: { false: isFalse, true: isTrue },
        reasons: { false: whyFalse, true: whyTrue },
      });
    }
  }
  try {
    await Promise.all(Array.from({ length: pool.parallel }, work));
  } finally {
    for (const site of sites.values()) await site.close();
  }
  return results.sort((one, other) => one.probe.id.localeCompare(other.probe.id));
}
