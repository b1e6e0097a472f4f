import type { Received } from '@assay/contract';
import type { CaseFormat } from '@assay/contract/choices';
import {
  type ExportedCase,
  exportGherkin,
  exportJson,
  exportPlaywright,
  type NotUnderstood,
  readLocator,
  type Step,
} from '@assay/planner';
import { readCase, type SavedCase } from '../generation/index.ts';
import type { Parts } from './context/parts.ts';
import { findExecution, listSteps } from './store/executions.ts';

const writers: Record<CaseFormat, [write: (cases: ExportedCase[]) => string, type: string, ending: string]> =
  {
    playwright: [exportPlaywright, 'text/plain; charset=utf-8', 'spec.ts'],
    gherkin: [exportGherkin, 'text/plain; charset=utf-8', 'feature'],
    json: [exportJson, 'application/json; charset=utf-8', 'json'],
  };

function wordsOf(step: Step | NotUnderstood | undefined): string | undefined {
  return step && ('command' in step ? step.sentence : step.source);
}

/** Where the last run found the elements of a case; not of steps that were changed since. */
async function findLocators({ db }: Parts, saved: SavedCase): Promise<ExportedCase['locators']> {
  const last = saved.lastExecutionId ? await findExecution(db, saved.lastExecutionId) : undefined;
  if (!last) return undefined;
  const reports = (await listSteps(db, [last.id])).get(last.id) ?? [];
  return saved.steps.map((step, index) => {
    const isSame = wordsOf(step) === wordsOf(last.testCase.steps[index]);
    const locator = reports.find(({ step_number }) => step_number === index + 1)?.locator;
    return isSame && locator ? readLocator(locator) : undefined;
  });
}

/** Saved cases as one file to use elsewhere, in the given order. */
export async function exportCases(
  parts: Parts,
  ownerId: string,
  { ids, format }: Received<'POST /api/test-cases/export'>['body'],
) {
  const cases: ExportedCase[] = [];
  for (const id of ids) {
    const saved = await readCase(parts, ownerId, id);
    const { title, description, priority, steps, expectedResult, origin } = saved;
    const locators = await findLocators(parts, saved);
    cases.push({
      title,
      description,
      priority,
      steps,
      expectedResult,
      origin,
      ...(locators && { locators }),
    });
  }
  const [write, mediaType, ending] = writers[format];
  return { content: write(cases), mediaType, name: `assay-test-cases.${ending}` };
}
