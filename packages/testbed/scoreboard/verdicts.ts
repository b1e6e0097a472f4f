import type { VerdictEntry } from '../texts/records.ts';
import { type RunOptions, readFacts, runText, type TextRun } from './run-text.ts';
import { becomeVisitor, startSites } from './sites.ts';

export interface Miss {
  text: string;
  bug: string | undefined;
  expected: string;
  actual: string;
  reason: string;
  /** Each step with what became of it. */
  steps: string[];
}

export interface VerdictScore {
  texts: number;
  /** Each text runs on the clean page, and once more with its bug. */
  runs: number;
  right: number;
  /** Passed although it must not. */
  falsePasses: number;
  /** Failed although it must not. */
  falseFails: number;
  /** An error or hollow where a verdict was due. */
  refused: number;
  misses: Miss[];
  steps: number;
  milliseconds: number;
}

interface Job {
  entry: VerdictEntry;
  bug: string | undefined;
  expected: string;
}

function listJobs(entries: readonly VerdictEntry[]): Job[] {
  return entries.flatMap((entry): Job[] => {
    const clean: Job = { entry, bug: undefined, expected: entry.clean };
    return entry.bug ? [clean, { entry, bug: entry.bug, expected: entry.bugged ?? 'failed' }] : [clean];
  });
}

const verdicts = new Set(['passed', 'failed', 'hollow']);

function isRight(expected: string, actual: string): boolean {
  return expected === actual || (expected === 'error' && !verdicts.has(actual));
}

function tellSteps({ steps }: TextRun): string[] {
  return steps.map(({ sentence, source, outcome, actual, problem }) => {
    const detail = problem?.message ?? (outcome === 'failed' ? actual : undefined);
    return `${outcome}: ${sentence || `? ${source}`}${detail ? ` (${detail})` : ''}`;
  });
}

/** Works through the jobs, some at a time; the answers keep the jobs' order. */
async function runAll<T, R>(
  jobs: readonly T[],
  parallel: number,
  work: (job: T) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = [];
  let next = 0;
  async function takeTurns(): Promise<void> {
    while (next < jobs.length) {
      const turn = next;
      next += 1;
      const job = jobs[turn];
      if (job !== undefined) answers[turn] = await work(job);
    }
  }
  await Promise.all(Array.from({ length: parallel }, takeTurns));
  return answers;
}

/** Runs every text on the page as it should be and with its bug, and counts the verdicts that are right. */
export async function scoreVerdicts(
  entries: readonly VerdictEntry[],
  options: RunOptions & { parallel: number },
): Promise<VerdictScore> {
  const startedAt = performance.now();
  const sites = await startSites();
  const jobs = listJobs(entries);
  async function run({ entry, bug }: Job): Promise<TextRun> {
    const address = `${sites.addresses[entry.site]}${entry.start}`;
    const facts = await readFacts(options, address, await becomeVisitor(address, bug));
    const words = options.model ? entry.text : (entry.canonical ?? entry.text);
    return runText(words, facts, await becomeVisitor(address, bug), options);
  }
  try {
    const runs = await runAll(jobs, options.parallel, run);
    return count(jobs, runs, performance.now() - startedAt);
  } finally {
    await sites.close();
  }
}

function count(jobs: readonly Job[], runs: readonly TextRun[], milliseconds: number): VerdictScore {
  const score: VerdictScore = {
    texts: new Set(jobs.map(({ entry }) => entry)).size,
    runs: runs.length,
    right: 0,
    falsePasses: 0,
    falseFails: 0,
    refused: 0,
    misses: [],
    steps: runs.reduce((sum, { steps }) => sum + steps.length, 0),
    milliseconds: Math.round(milliseconds),
  };
  for (const [index, run] of runs.entries()) {
    const job = jobs[index];
    if (!job) continue;
    const { entry, bug, expected } = job;
    const { actual, reason } = run;
    if (isRight(expected, actual)) {
      score.right += 1;
      continue;
    }
    if (actual === 'passed') score.falsePasses += 1;
    else if (actual === 'failed') score.falseFails += 1;
    else score.refused += 1;
    score.misses.push({ text: entry.text, bug, expected, actual, reason, steps: tellSteps(run) });
  }
  return score;
}
