import { readGuardAnswer } from '@assay/http/guard';
import {
  gatherFacts,
  type PageFacts,
  type ParsedRequirement,
  type Plan,
  planTests,
  type TestCase,
  type VisitedPage,
} from '@assay/planner';
import { type CaseOptions, takeSnapshot, visitPages } from '@assay/runner';
import type { RunOptions } from '../options/read-arguments.ts';
import { untilAborted } from './until-aborted.ts';

const viewport = { width: 1280, height: 720 };
const pageMs = 20_000;

/** The facts of the first page; none where it cannot be opened, which the cases themselves will tell. */
async function readStart(start: string, options: CaseOptions): Promise<PageFacts | undefined> {
  return options.pool.withContext(
    options.browser ?? 'chrome',
    { viewport, ...options.context },
    async ({ context }) => {
      const page = await context.newPage();
      const response = await page.goto(start, { waitUntil: 'load', timeout: pageMs });
      if (readGuardAnswer(response?.headers() ?? {})) return undefined;
      return gatherFacts(await takeSnapshot(page, { deadline: Date.now() + pageMs }));
    },
    options.signal,
  );
}

async function visitWay(testCase: TestCase, options: CaseOptions): Promise<VisitedPage[]> {
  const visited = await visitPages(testCase, options);
  return visited.map(({ steps, snapshot }) => ({ steps, facts: gatherFacts(snapshot) }));
}

/** Looks at the first page, goes the stated way once, and plans with what was seen. */
export async function planRequirement(
  parsed: ParsedRequirement,
  start: string | undefined,
  { testType, complexity, edgeCases }: Pick<RunOptions, 'testType' | 'complexity' | 'edgeCases'>,
  options: CaseOptions & { signal: AbortSignal },
): Promise<Plan> {
  const chosen = { testType, complexity, includeEdgeCases: edgeCases };
  const looking = start === undefined ? undefined : readStart(start, options);
  const page = await untilAborted(looking ?? Promise.resolve(undefined), options.signal).catch(
    () => undefined,
  );
  if (!page || options.signal.aborted) return planTests(parsed, chosen);
  const stated = planTests(parsed, { ...chosen, page }).cases.filter(({ origin }) => origin === 'stated');
  const going = stated.map((one) => visitWay(one, options).catch(() => []));
  const pages = await untilAborted(Promise.all(going), options.signal).catch(() => []);
  return planTests(parsed, { ...chosen, page, pages: pages.flat() });
}
