import { findAddress, makeWordsReader, toCases } from '@assay/language/read';
import type { LanguageModel } from '@assay/language/runtime';
import {
  fillIn,
  gatherFacts,
  type PageFacts,
  planTests,
  readCanonical,
  renderStep,
  type TestCase,
} from '@assay/planner';
import type { Alias, BrowserKind, BrowserPool, CaseOptions, CaseResult, StepEvidence } from '@assay/runner';
import { lookAtPage, runCase, sampleFile } from '@assay/runner';
import type { Similarity } from '@assay/runner/internals';
import type { BrowserContextOptions } from 'playwright-core';

export interface RunOptions {
  pool: BrowserPool;
  similarity?: Similarity;
  browser?: BrowserKind;
  /** Reads what is not in canonical form, with the page in view. */
  model?: LanguageModel;
  /** Told what was asked and answered. */
  onRead?: (asked: object) => void;
  /** How long one case may take. */
  caseMs?: number;
  /** What the author chose among candidates. */
  aliases?: readonly Alias[];
  /** What the author chose of what words may mean, by the words. */
  meanings?: ReadonlyMap<string, readonly string[]>;
}

/** What became of one text on one state of a site. */
export interface TextRun {
  /** passed, failed or hollow; for an error its class. */
  actual: string;
  reason: string;
  steps: Pick<
    StepEvidence,
    'sentence' | 'source' | 'outcome' | 'actual' | 'problem' | 'candidates' | 'readings'
  >[];
}

/** So long that no verdict depends on how busy the machine is. */
export const limits = { navigationMs: 120_000, stepMs: 180_000, caseMs: 900_000 };

/** The facts of the start page, read by a visitor of its own. */
export async function readFacts(
  { pool, browser = 'chrome' }: RunOptions,
  address: string,
  context: BrowserContextOptions,
): Promise<PageFacts> {
  return gatherFacts(await lookAtPage(address, { pool, browser, context }));
}

function nameVerdict({ verdict, problem }: CaseResult): string {
  return verdict === 'error' ? (problem?.class ?? 'error') : verdict;
}

function readBy(
  model: LanguageModel,
  text: string,
  title: string,
  { onRead, meanings }: RunOptions,
): NonNullable<CaseOptions['readWords']> {
  const read = makeWordsReader(text, {
    model,
    owner: title,
    maxMs: 120_000,
    onRead: ({ words, page, begun }, reading) =>
      onRead?.({
        text: title,
        said: words.source,
        reading:
          reading?.means === 'steps'
            ? { ...reading, commands: reading.commands.map(renderStep) }
            : (reading ?? 'still holds'),
        address: page.address,
        ...(begun && { begun }),
      }),
  });
  return async (asked) => {
    const chosen = meanings?.get(asked.words.source);
    if (!chosen) return read(asked);
    return asked.begun
      ? undefined
      : { commands: chosen.flatMap((sentence) => readCanonical(sentence) ?? []) };
  };
}

/** The cases that a text states, planned for a page. Sentences that are not canonical are read when their turn comes. */
export function planStated(text: string, page: PageFacts): { testCase: TestCase; text: string }[] {
  const address = findAddress(text);
  return toCases(text).flatMap((one) => {
    const parsed = {
      ...(address !== undefined && { address }),
      requirements: [{ title: one.title, steps: one.steps, flags: { negative: false, limits: [] } }],
    };
    const { cases } = planTests(parsed, {
      testType: 'functional',
      complexity: 'medium',
      includeEdgeCases: false,
      page,
    });
    const testCase = cases.find(({ origin }) => origin === 'stated');
    return testCase ? [{ testCase, text: one.text }] : [];
  });
}

/** Plans a text for a page and runs the cases that it states; the first that did not pass decides. */
export async function runText(
  text: string,
  facts: PageFacts,
  context: BrowserContextOptions,
  options: RunOptions,
): Promise<TextRun> {
  const results: CaseResult[] = [];
  for (const { testCase, text: filled } of planStated(text, facts)) {
    const readWords = options.model && readBy(options.model, text, testCase.title, options);
    const reading = readWords ? { ...options, readWords } : options;
    results.push(await runOne(testCase, filled, facts, context, reading));
  }
  return tellRun(results);
}

async function runOne(
  testCase: TestCase,
  text: string,
  facts: PageFacts,
  context: BrowserContextOptions,
  options: RunOptions & Pick<CaseOptions, 'readWords'>,
): Promise<CaseResult> {
  const values = { seed: text, now: Date.now() };
  return runCase(testCase, {
    pool: options.pool,
    context,
    baseUrl: facts.address,
    files: sampleFile,
    limits: { ...limits, ...(options.caseMs !== undefined && { caseMs: options.caseMs }) },
    screenshots: 'none',
    fillIn: (value, remembered) => fillIn(value, { ...values, remembered }),
    ...(options.browser && { browser: options.browser }),
    grounding: {
      ...(options.similarity && { similarity: options.similarity }),
      ...(options.aliases && { aliases: options.aliases }),
    },
    ...(options.readWords && { readWords: options.readWords }),
  });
}

function tellRun(results: readonly CaseResult[]): TextRun {
  const deciding = results.find(({ verdict }) => verdict !== 'passed') ?? results.at(-1);
  if (!deciding) return { actual: 'not understood', reason: 'The text states no case.', steps: [] };
  const steps = results.flatMap((result) => result.steps);
  return { actual: nameVerdict(deciding), reason: deciding.reason, steps };
}
