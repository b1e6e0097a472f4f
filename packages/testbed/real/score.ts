import { type Alias, makeAlias } from '@assay/runner';
import { type RunOptions, readFacts, runText, type TextRun } from '../scoreboard/run-text.ts';
import type { Recipe } from './recipe.ts';
import type { RealText } from './records.ts';
import { openStage, type Stage } from './stage.ts';

/** How a run ended compared with the truth. */
export type Grade = 'right' | 'false pass' | 'false failure' | 'refused';

export interface Attempt {
  grade: Grade;
  actual: string;
  reason: string;
  /** Each step with what became of it. */
  steps: string[];
  seconds: number;
}

export interface Scored {
  text: RealText;
  half: Recipe['half'];
  written?: Attempt;
  canonical?: Attempt;
  /** Runs until the verdict was right, where each run after the first takes one of the candidates that the product offered. */
  tries?: number;
}

const mostTries = 4;
/** As long as the product gives a case. */
const caseMs = 180_000;

function gradeOf(expected: RealText['verdict'], actual: string): Grade {
  if (actual === expected) return 'right';
  if (actual === 'passed') return 'false pass';
  return actual === 'failed' ? 'false failure' : 'refused';
}

function tellSteps({ steps }: TextRun): string[] {
  return steps.map(({ sentence, source, outcome, actual, problem }) => {
    const detail = problem?.message ?? (outcome === 'failed' ? actual : undefined);
    return `${outcome}: ${sentence || `? ${source}`}${detail ? ` (${detail})` : ''}`;
  });
}

export interface ScoreOptions extends RunOptions {
  /** Whether a refused text is run again with the candidates that were offered. */
  retries: boolean;
  /** Which forms of a requirement are run. */
  forms: readonly ('written' | 'canonical')[];
}

interface Job {
  text: RealText;
  stage: Stage;
  options: ScoreOptions;
}

async function runOnce({ text, stage, options }: Job, words: string): Promise<TextRun> {
  await stage.set(text.fault);
  const address = `${stage.base}${text.start}`;
  try {
    const facts = await readFacts(options, address, {});
    return await runText(words.replaceAll('{base}', stage.base), facts, {}, options);
  } catch (error) {
    return { actual: 'broken', reason: error instanceof Error ? error.message : String(error), steps: [] };
  }
}

function judge({ text }: Job, run: TextRun, startedAt: number): Attempt {
  return {
    grade: gradeOf(text.verdict, run.actual),
    actual: run.actual,
    reason: run.reason,
    steps: tellSteps(run),
    seconds: (performance.now() - startedAt) / 1000,
  };
}

/** What the author may choose. */
type Choice = { alias: Alias } | { words: string; reading: readonly string[] };

/** What the product offers for the step at which a run was refused: elements, or what the words may mean. */
function offers(run: TextRun): Choice[] {
  const stuck = run.steps.find(({ problem }) => problem);
  const readings = (stuck?.readings ?? []).map((reading) => ({ words: stuck?.source ?? '', reading }));
  const aliases = (stuck?.candidates ?? []).map((candidate) => ({ alias: makeAlias(candidate) }));
  return [...readings, ...aliases].slice(0, 3);
}

/** What is chosen among: the words of an element or of a sentence. */
function topicOf(choice: Choice): string {
  return 'alias' in choice ? choice.alias.phrase : choice.words;
}

function withChoices(job: Job, choices: readonly Choice[]): Job {
  const aliases = choices.flatMap((choice) => ('alias' in choice ? choice.alias : []));
  const meanings = new Map(
    choices.flatMap((choice) => ('words' in choice ? [[choice.words, choice.reading] as const] : [])),
  );
  return { ...job, options: { ...job.options, aliases, meanings } };
}

/** A person picks the right one of what is offered; here each is tried in turn, which is as good as that at best. */
async function retry(job: Job, first: TextRun): Promise<number | undefined> {
  const chosen: Choice[] = [];
  let run = first;
  let tries = 1;
  for (let offered = offers(run); offered.length > 0 && tries < mostTries; ) {
    const [next, ...rest] = offered;
    if (!next) break;
    run = await runOnce(withChoices(job, [...chosen, next]), job.text.text);
    tries += 1;
    if (gradeOf(job.text.verdict, run.actual) === 'right') return tries;
    const further = offers(run).filter((choice) => topicOf(choice) !== topicOf(next));
    if (further.length > 0) chosen.push(next);
    offered = further.length > 0 ? further : rest;
  }
  return undefined;
}

async function scoreText(job: Job, half: Recipe['half']): Promise<Scored> {
  const { text, options } = job;
  const scored: Scored = { text, half };
  if (options.forms.includes('written')) {
    const begin = performance.now();
    const run = await runOnce(job, text.text);
    const written = judge(job, run, begin);
    const isRetried = written.grade === 'refused' && options.retries;
    const tries = written.grade === 'right' ? 1 : isRetried ? await retry(job, run) : undefined;
    Object.assign(scored, { written, ...(tries !== undefined && { tries }) });
  }
  if (!text.canonical || !options.forms.includes('canonical')) return scored;
  const begin = performance.now();
  return { ...scored, canonical: judge(job, await runOnce(job, text.canonical), begin) };
}

/** Runs the requirements of one application, one after the other: they share its data. */
export async function scoreApp(
  recipe: Recipe,
  texts: readonly RealText[],
  options: ScoreOptions,
): Promise<Scored[]> {
  const stage = await openStage(recipe);
  try {
    const scores: Scored[] = [];
    for (const text of texts)
      scores.push(await scoreText({ text, stage, options: { caseMs, ...options } }, recipe.half));
    return scores;
  } finally {
    await stage.close();
  }
}
