import { findAddress, makeWordsReader, toCases } from '@assay/language/read';
import type { LanguageModel } from '@assay/language/runtime';
import {
  fillIn,
  gatherFacts,
  type PageFacts,
  parseRequirement,
  planTests,
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
}

/** What became of one text on one state of a site. */
export interface TextRun {
  /** passed, failed or hollow; for an error its class. */
  actual: string;
  reason: string;
  steps: Pick<StepEvidence, 'sentence' | 'source' | 'outcome' | 'actual' | 'problem' | 'candidates'>[];
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

/** Plans a text for a page and runs the cases that it states; the first that did not pass decides. */
export async function runText(
  text: string,
  facts: PageFacts,
  context: BrowserContextOptions,
  options: RunOptions,
): Promise<TextRun> {
  if (options.model) return runRead(text, facts, context, options, options.model);
  const parsed = parseRequirement(text);
  const plan = planTests(parsed, {
    testType: 'functional',
    complexity: 'medium',
    includeEdgeCases: false,
    page: facts,
  });
  const cases = plan.cases.filter(({ origin }) => origin === 'stated');
  const results: CaseResult[] = [];
  for (const testCase of cases) results.push(await runOne(testCase, text, facts, context, options));
  return tellRun(results);
}

/** Runs the cases that a text states, with every sentence read when its turn comes. */
async function runRead(
  text: string,
  facts: PageFacts,
  context: BrowserContextOptions,
  options: RunOptions,
  model: LanguageModel,
): Promise<TextRun> {
  const results: CaseResult[] = [];
  const address = findAddress(text);
  for (const one of toCases(text)) {
    const parsed = {
      ...(address !== undefined && { address }),
      requirements: [{ title: one.title, steps: one.steps, flags: { negative: false, limits: [] } }],
    };
    const plan = planTests(parsed, {
      testType: 'functional',
      complexity: 'medium',
      includeEdgeCases: false,
      page: facts,
    });
    const [stated] = plan.cases.filter(({ origin }) => origin === 'stated');
    if (!stated) continue;
    const readWords = makeWordsReader(text, {
      model,
      owner: one.title,
      maxMs: 120_000,
      onRead: ({ words, page, begun }, reading) =>
        options.onRead?.({
          text: one.title,
          said: words.source,
          reading:
            reading?.means === 'steps'
              ? { ...reading, commands: reading.commands.map(renderStep) }
              : (reading ?? 'still holds'),
          address: page.address,
          ...(begun && { begun }),
        }),
    });
    results.push(await runOne(stated, one.text, facts, context, { ...options, readWords }));
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
