import {
  gatherFacts,
  type PageFacts,
  type ParsedRequirement,
  type Plan,
  planTests,
  type TestCase,
  type VisitedPage,
} from '@assay/planner';
import { type CaseOptions, lookAtPage, needsNoBrowser, visitPages } from '@assay/runner';
import type { RunOptions } from '../options/read-arguments.ts';
import { untilAborted } from './until-aborted.ts';

/** The facts of the first page. That it cannot be opened is told by the cases themselves. */
async function readStart(start: string, options: CaseOptions): Promise<PageFacts> {
  return gatherFacts(await lookAtPage(start, options));
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
  const told = planTests(parsed, chosen).cases.filter(({ origin }) => origin === 'stated');
  // Calls need no page, and a look at one would tell nothing about them.
  const isOfApi = told.length > 0 && told.every(needsNoBrowser);
  const looking = start === undefined || isOfApi ? undefined : readStart(start, options);
  const page = await untilAborted(looking ?? Promise.resolve(undefined), options.signal).catch(
    () => undefined,
  );
  if (!page || options.signal.aborted) return planTests(parsed, chosen);
  const stated = planTests(parsed, { ...chosen, page }).cases.filter(({ origin }) => origin === 'stated');
  const going = stated.map((one) => visitWay(one, options).catch(() => []));
  const pages = await untilAborted(Promise.all(going), options.signal).catch(() => []);
  return planTests(parsed, { ...chosen, page, pages: pages.flat() });
}
