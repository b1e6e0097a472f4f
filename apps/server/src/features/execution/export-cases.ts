import type { Received } from '@assay/contract';
import type { CaseFormat } from '@assay/contract/choices';
import {
  type ExportedCase,
  exportGherkin,
  exportJson,
  exportPlaywright,
  type NotUnderstood,
  type Step,
} from '@assay/planner';
import { findCaseSecrets, readCase, type SavedCase } from '../generation/index.ts';
import type { Parts } from './context/parts.ts';
import { hideInWords, toRecordedCase } from './recorded-case.ts';
import { listEnded, listSteps } from './store/executions.ts';

const writers: Record<CaseFormat, [write: (cases: ExportedCase[]) => string, type: string, ending: string]> =
  {
    playwright: [exportPlaywright, 'text/plain; charset=utf-8', 'spec.ts'],
    gherkin: [exportGherkin, 'text/plain; charset=utf-8', 'feature'],
    json: [exportJson, 'application/json; charset=utf-8', 'json'],
  };

function wordsOf(step: Step | NotUnderstood | undefined): string | undefined {
  return step && ('command' in step ? step.sentence : step.source);
}

/** How many of the last executions are looked through for one that passed. */
const lookedThrough = 20;

/** What the last execution of these very steps did: the last that passed, where one did. */
async function findRecord(
  { db }: Parts,
  ownerId: string,
  saved: SavedCase,
): Promise<ExportedCase['execution']> {
  const words = saved.steps.map(wordsOf);
  const ended = await listEnded(db, ownerId, { testCaseId: saved.id, limit: lookedThrough });
  const same = ended.filter(
    ({ testCase: { steps } }) =>
      steps.length === words.length && steps.every((step, index) => wordsOf(step) === words[index]),
  );
  const used = same.find(({ verdict }) => verdict === 'passed') ?? same[0];
  if (!used) return undefined;
  return toRecordedCase(used, (await listSteps(db, [used.id])).get(used.id) ?? []).execution;
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
    const execution = await findRecord(parts, ownerId, saved);
    const testCase = { title, description, priority, steps, expectedResult, origin };
    const { hide } = findCaseSecrets(saved.requirementText, steps);
    cases.push(hideInWords(execution ? { ...testCase, execution } : testCase, hide));
  }
  const [write, mediaType, ending] = writers[format];
  return { content: write(cases), mediaType, name: `assay-test-cases.${ending}` };
}
