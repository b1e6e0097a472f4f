import type { Accepted, Received } from '@assay/contract';
import { isSamePlace, type NotUnderstood, readCanonical, renderStep, type Step } from '@assay/planner';
import { makeAlias } from '@assay/runner';
import { AppError } from '../../platform/errors/errors.ts';
import { type CaseChange, changeCase, readCase, type SavedCase } from '../generation/index.ts';
import type { Parts } from './context/parts.ts';
import { readOwnExecution } from './read-run.ts';
import { submitCases } from './runs/submit-run.ts';
import type { Choices } from './store/choices.ts';
import { findChoices } from './store/executions.ts';

type Choice = Received<'POST /api/executions/{id}/choose'>['body'];

/** The candidate is kept as what the words mean on this page. */
function settleCandidate(saved: SavedCase, choices: Choices, place: number): CaseChange {
  const chosen = 'candidates' in choices ? choices.candidates[place] : undefined;
  if (!chosen) throw new AppError('NOT_FOUND', { message: 'This step has no such candidate.' });
  const alias = makeAlias(chosen);
  const others = saved.aliases.filter(({ phrase, page }) => phrase !== alias.phrase || page !== alias.page);
  return {
    aliases: [...others, { phrase: alias.phrase, label: chosen.phrase, page: alias.page ?? '', alias }],
  };
}

function isAt(
  step: Step | NotUnderstood,
  { source, place }: Pick<NotUnderstood, 'source' | 'place'>,
): boolean {
  if ('command' in step) return false;
  return place && step.place ? isSamePlace(step.place, place) : step.source === source;
}

/** The words of the case become the steps that were chosen. */
function settleReading(saved: SavedCase, choices: Choices, place: number): CaseChange {
  const sentences = 'readings' in choices ? (choices.readings[place] ?? []) : [];
  const commands = sentences.flatMap((sentence) => readCanonical(sentence) ?? []);
  if (!('readings' in choices) || commands.length === 0 || commands.length < sentences.length)
    throw new AppError('NOT_FOUND', { message: 'This step has no such reading.' });
  const at = saved.steps.findIndex((step) => isAt(step, choices));
  const words = saved.steps[at];
  if (!words) throw new AppError('CHANGED_MEANWHILE');
  const steps = commands.map(
    (command): Step => ({ source: words.source, sentence: renderStep(command), command }),
  );
  return { steps: saved.steps.toSpliced(at, 1, ...steps) };
}

/** Keeps a person's choice between what a step or its words may mean for its case, and runs the case again. */
export async function chooseMeaning(
  parts: Parts,
  ownerId: string,
  executionId: string,
  { step_number, candidate, reading }: Choice,
): Promise<Accepted<'POST /api/process-text'>> {
  const execution = await readOwnExecution(parts.db, ownerId, executionId);
  const choices = await findChoices(parts.db, executionId, step_number);
  const saved = await readCase(parts, ownerId, execution.testCaseId);
  const change =
    reading === undefined
      ? settleCandidate(saved, choices, candidate ?? -1)
      : settleReading(saved, choices, reading);
  if (!(await changeCase(parts.db, saved.id, change, saved.updatedAt, Date.now())))
    throw new AppError('CHANGED_MEANWHILE');
  return submitCases(parts, ownerId, [saved.id], execution.browser);
}
