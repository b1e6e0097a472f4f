import { collectSecrets, exportPlaywright, fillIn, type PageFacts, type TestCase } from '@assay/planner';
import { type FoundBrowser, runCase, sampleFile } from '@assay/runner';
import { type ExportedFile, runWithPlaywright } from '../run/run-with-playwright.ts';
import type { VerdictEntry } from '../texts/records.ts';
import { limits, planStated, type RunOptions, readFacts } from './run-text.ts';
import { becomeVisitor, startSites } from './sites.ts';

export interface ExportMiss {
  text: string;
  title: string;
  /** What Playwright says. */
  reason: string;
  code: string;
}

/** A case that does not pass here, so that nothing can be said of its file. */
export interface NotPassing {
  text: string;
  verdict: string;
  reason: string;
}

export interface ExportScore {
  /** Of the same texts. */
  notPassing: NotPassing[];
  /** Cases that pass here. */
  passing: number;
  /** Of these, how many pass as their exported file too. */
  exported: number;
  misses: ExportMiss[];
  steps: number;
  /** Steps that are not in a file, and checks that are there in part; each file tells them at its top. */
  leftOut: number;
  inPart: number;
  /** Files of cases that notice a seeded bug, and how many of them notice it too. */
  bugged: number;
  caught: number;
  /** The others. */
  blind: ExportMiss[];
}

interface Passing {
  entry: VerdictEntry;
  /** The place of its text among all. */
  place: number;
  testCase: TestCase;
  code: string;
  env: Record<string, string>;
}

/** A busy machine may not open a page in time. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === 20) throw error;
    }
  }
}

/** Runs the cases that a text states, and exports those that pass as the server does: what was done, of the steps as they were read. */
async function exportEntry(
  [place, entry]: [place: number, entry: VerdictEntry],
  facts: PageFacts,
  options: RunOptions,
): Promise<{ passing: Passing[]; notPassing: NotPassing[] }> {
  const passing: Passing[] = [];
  const notPassing: NotPassing[] = [];
  for (const { testCase: planned } of planStated(entry.canonical ?? entry.text, facts)) {
    const values = { seed: entry.text, now: Date.now() };
    let testCase = planned;
    const { verdict, reason, steps, startedAt } = await runCase(planned, {
      pool: options.pool,
      baseUrl: facts.address,
      files: sampleFile,
      limits,
      screenshots: 'none',
      onRead: (read) => {
        testCase = { ...planned, steps: read };
      },
      fillIn: (value, remembered) => fillIn(value, { ...values, remembered }),
      ...(options.similarity && { grounding: { similarity: options.similarity } }),
    });
    if (verdict !== 'passed') {
      notPassing.push({ text: entry.text, verdict, reason });
      continue;
    }
    const done = testCase.steps.map((_, index) => steps[index]?.done);
    const code = exportPlaywright([{ ...testCase, execution: { at: startedAt, passed: true, done } }]);
    const secrets = [...collectSecrets(testCase)].map(([value, name]) => [
      name.toUpperCase().replace(/[^A-Z0-9]+/g, '_'),
      value,
    ]);
    passing.push({ entry, place, testCase, code, env: Object.fromEntries(secrets) });
  }
  return { passing, notPassing };
}

function listUploads({ testCase: { steps } }: Passing): string[] {
  return steps.flatMap((step) =>
    'command' in step && step.command.do === 'upload' ? [step.command.file] : [],
  );
}

/** A file that notices a bug waits in vain, so it waits for less. */
const shortPatience = 5000;

/**
 * The file of a case, for a visitor without bugs and, where the text must notice one, for one with it. Which files are run with their bug
 * depends on the texts alone, not on how fast each of them ran.
 */
async function toFiles(
  { entry, place, code }: Passing,
  index: number,
  address: string,
  bugStep: number,
): Promise<ExportedFile[]> {
  const clean = { name: `case-${index}.spec.ts`, code };
  if (entry.bug === undefined || entry.bugged === 'error' || place % bugStep > 0) return [clean];
  const use = { ...(await becomeVisitor(`${address}${entry.start}`, entry.bug)) };
  return [clean, { name: `bug-${index}.spec.ts`, code, use, patienceMs: shortPatience }];
}

function countLines(code: string, beginning: RegExp): number {
  return code.split('\n').filter((line) => beginning.test(line)).length;
}

/** Runs every text, exports each case that passes, and runs the files by Playwright alone. */
export async function scoreExports(
  entries: readonly VerdictEntry[],
  options: RunOptions & {
    parallel: number;
    chrome: FoundBrowser;
    /** Of so many files one is also run with its bug; all of them by itself. */
    bugStep?: number;
  },
): Promise<ExportScore> {
  const sites = await startSites();
  try {
    const jobs = [...entries.entries()];
    const passing: Passing[] = [];
    const notPassing: NotPassing[] = [];
    // Many texts begin on the same page, which shows every visitor the same.
    const known = new Map<string, Promise<PageFacts>>();
    const factsOf = ({ site, start }: VerdictEntry) => {
      const address = `${sites.addresses[site]}${start}`;
      const facts = known.get(address) ?? patiently(() => readFacts(options, address, {}));
      known.set(address, facts);
      return facts;
    };
    const work = async () => {
      for (let job = jobs.shift(); job; job = jobs.shift()) {
        const done = await exportEntry(job, await factsOf(job[1]), options);
        passing.push(...done.passing);
        notPassing.push(...done.notPassing);
      }
    };
    await Promise.all(Array.from({ length: options.parallel }, work));
    const score: ExportScore = {
      notPassing,
      passing: passing.length,
      exported: 0,
      misses: [],
      steps: passing.reduce((sum, { testCase }) => sum + testCase.steps.length, 0),
      leftOut: passing.reduce((sum, { code }) => sum + countLines(code, /^ {2}\/\/ Not exported: /), 0),
      inPart: passing.reduce((sum, { code }) => sum + countLines(code, /^ {4}\/\/ Only that /), 0),
      bugged: 0,
      caught: 0,
      blind: [],
    };
    // An environment is that of a whole run of Playwright.
    const groups = Map.groupBy(passing, ({ entry, env }) => JSON.stringify([entry.site, env]));
    for (const group of groups.values()) {
      const [first] = group;
      if (!first) continue;
      const address = sites.addresses[first.entry.site];
      const files = await Promise.all(
        group.map((one, index) => toFiles(one, index, address, options.bugStep ?? 1)),
      );
      const { tests, errors } = await runWithPlaywright(files.flat(), {
        browser: options.chrome,
        baseURL: address,
        env: first.env,
        files: Object.fromEntries(group.flatMap(listUploads).map((name) => [name, sampleFile(name).bytes])),
        workers: 2,
      });
      const outcomes = new Map(tests.map(({ file, outcome }) => [file.replace(/^.*\//, ''), outcome]));
      for (const [index, { entry, testCase, code }] of group.entries()) {
        const reason = outcomes.get(`case-${index}.spec.ts`) ?? errors.join('\n');
        const miss = { text: entry.text, title: testCase.title, reason, code };
        if (reason === 'passed') score.exported += 1;
        else score.misses.push(miss);
        const bugged = outcomes.get(`bug-${index}.spec.ts`);
        if (bugged === undefined) continue;
        score.bugged += 1;
        if (bugged === 'passed') score.blind.push({ ...miss, reason: `It passes with ${entry.bug}.` });
        else score.caught += 1;
      }
    }
    return score;
  } finally {
    await sites.close();
  }
}
