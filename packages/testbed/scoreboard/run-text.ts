import { fillIn, gatherFacts, type PageFacts, parseRequirement, planTests } from '@assay/planner';
import { type Ask, readRequirement } from '@assay/reader';
import type { Alias, BrowserKind, BrowserPool, CaseResult, StepEvidence } from '@assay/runner';
import { lookAtPage, runCase, sampleFile } from '@assay/runner';
import type { Similarity } from '@assay/runner/internals';
import type { BrowserContextOptions } from 'playwright-core';

export interface RunOptions {
  pool: BrowserPool;
  similarity?: Similarity;
  browser?: BrowserKind;
  /** The second reader, where there is one. */
  ask?: Ask;
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

/** Texts of the sites here are short. */
const defaultCaseMs = 60_000;

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
  const parsed = options.ask ? (await readRequirement(text, options.ask)).parsed : parseRequirement(text);
  const plan = planTests(parsed, {
    testType: 'functional',
    complexity: 'medium',
    includeEdgeCases: false,
    page: facts,
  });
  const cases = plan.cases.filter(({ origin }) => origin === 'stated');
  const results: CaseResult[] = [];
  for (const testCase of cases) {
    const values = { seed: text, now: Date.now() };
    const result = await runCase(testCase, {
      pool: options.pool,
      context,
      baseUrl: facts.address,
      files: sampleFile,
      limits: { caseMs: options.caseMs ?? defaultCaseMs },
      screenshots: 'none',
      fillIn: (value, remembered) => fillIn(value, { ...values, remembered }),
      ...(options.browser && { browser: options.browser }),
      grounding: {
        ...(options.similarity && { similarity: options.similarity }),
        ...(options.aliases && { aliases: options.aliases }),
      },
    });
    results.push(result);
  }
  const deciding = results.find(({ verdict }) => verdict !== 'passed') ?? results.at(-1);
  if (!deciding) return { actual: 'not understood', reason: 'The text states no case.', steps: [] };
  const steps = results.flatMap((result) => result.steps);
  return { actual: nameVerdict(deciding), reason: deciding.reason, steps };
}
