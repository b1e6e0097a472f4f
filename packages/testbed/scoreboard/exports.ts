import {
  collectSecrets,
  type ExportedCase,
  exportPlaywright,
  fillIn,
  parseRequirement,
  planTests,
  type TestCase,
} from '@assay/planner';
import { readRequirement } from '@assay/reader';
import { type CaseResult, type FoundBrowser, runCase, sampleFile } from '@assay/runner';
import { runWithPlaywright } from '../run/run-with-playwright.ts';
import type { VerdictEntry } from '../texts/records.ts';
import { type RunOptions, readFacts } from './run-text.ts';
import { startSites } from './sites.ts';

export interface ExportMiss {
  text: string;
  title: string;
  reason: string;
  code: string;
}

export interface ExportScore {
  /** Cases that pass here. */
  passing: number;
  /** Of these, how many pass as their exported file too. */
  exported: number;
  misses: ExportMiss[];
}

interface Passing {
  entry: VerdictEntry;
  title: string;
  code: string;
  env: Record<string, string>;
  uploads: string[];
}

/** As the server does it: the steps as they were read when their turn came, with what each did. */
function toExported(testCase: TestCase, steps: TestCase['steps'], { steps: reports, startedAt }: CaseResult): ExportedCase {
  const done = steps.map((_, index) => reports[index]?.done);
  return { ...testCase, steps, execution: { at: startedAt, passed: true, done } };
}

/** A busy machine may not open a page in time. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === 5) throw error;
    }
  }
}

async function runEntry(entry: VerdictEntry, address: string, options: RunOptions): Promise<Passing[]> {
  const facts = await patiently(() => readFacts(options, `${address}${entry.start}`, {}));
  const parsed = options.ask
    ? (await readRequirement(entry.text, options.ask)).parsed
    : parseRequirement(entry.text);
  const { cases } = planTests(parsed, {
    testType: 'functional',
    complexity: 'medium',
    includeEdgeCases: false,
    page: facts,
  });
  const passing: Passing[] = [];
  for (const testCase of cases.filter(({ origin }) => origin === 'stated')) {
    const values = { seed: entry.text, now: Date.now() };
    let { steps } = testCase;
    const result = await runCase(testCase, {
      pool: options.pool,
      baseUrl: facts.address,
      files: sampleFile,
      limits: { caseMs: 120_000 },
      screenshots: 'none',
      onRead: (read) => {
        steps = read;
      },
      fillIn: (value, remembered) => fillIn(value, { ...values, remembered }),
      ...(options.similarity && { grounding: { similarity: options.similarity } }),
    });
    if (result.verdict !== 'passed') continue;
    const env = Object.fromEntries(
      [...collectSecrets({ ...testCase, steps })].map(([value, name]) => [
        name.toUpperCase().replace(/[^A-Z0-9]+/g, '_'),
        value,
      ]),
    );
    const uploads = result.steps.flatMap(({ command }) => (command?.do === 'upload' ? [command.file] : []));
    passing.push({
      entry,
      title: testCase.title,
      code: exportPlaywright([toExported(testCase, steps, result)]),
      env,
      uploads,
    });
  }
  return passing;
}

/** Runs every text, exports each case that passes, and runs the files with Playwright alone. */
export async function scoreExports(
  entries: readonly VerdictEntry[],
  options: RunOptions & { parallel: number; chrome: FoundBrowser },
): Promise<ExportScore> {
  const sites = await startSites();
  try {
    const jobs = [...entries];
    const passing: Passing[] = [];
    const work = async () => {
      for (let entry = jobs.shift(); entry; entry = jobs.shift())
        passing.push(...(await runEntry(entry, sites.addresses[entry.site], options)));
    };
    await Promise.all(Array.from({ length: options.parallel }, work));
    const score: ExportScore = { passing: passing.length, exported: 0, misses: [] };
    const groups = Map.groupBy(
      passing,
      ({ entry, env }) => JSON.stringify([entry.site, env]),
    );
    for (const group of groups.values()) {
      const [first] = group;
      if (!first) continue;
      const specs = Object.fromEntries(group.map(({ code }, index) => [`case-${index}.spec.ts`, code]));
      const files = Object.fromEntries(
        group.flatMap(({ uploads }) => uploads).map((name) => [name, sampleFile(name).bytes]),
      );
      const { tests, errors } = await runWithPlaywright(specs, {
        browser: options.chrome,
        baseURL: sites.addresses[first.entry.site],
        env: first.env,
        files,
        workers: 2,
      });
      for (const [index, one] of group.entries()) {
        const outcome = tests.find(({ file }) => file.endsWith(`case-${index}.spec.ts`))?.outcome;
        if (outcome === 'passed') score.exported += 1;
        else
          score.misses.push({
            text: one.entry.text,
            title: one.title,
            reason: outcome ?? errors.join('\n'),
            code: one.code,
          });
      }
    }
    return score;
  } finally {
    await sites.close();
  }
}
