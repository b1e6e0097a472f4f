import type { Accepted } from '@assay/contract';
import { type CandidateEvidence, makeAlias } from '@assay/runner';
import { AppError } from '../../platform/errors/errors.ts';
import { changeCase, readCase } from '../generation/index.ts';
import type { Parts } from './context/parts.ts';
import { readOwnExecution } from './read-run.ts';
import { submitCases } from './runs/submit-run.ts';
import { findCandidates } from './store/executions.ts';

/** Keeps a person's choice between the candidates of a step for its case, and runs the case again. */
export async function chooseCandidate(
  parts: Parts,
  ownerId: string,
  executionId: string,
  choice: { step_number: number; candidate: number },
): Promise<Accepted<'POST /api/process-text'>> {
  const execution = await readOwnExecution(parts.db, ownerId, executionId);
  const candidates = await findCandidates(parts.db, executionId, choice.step_number);
  const chosen = candidates?.[choice.candidate] as CandidateEvidence | undefined;
  if (!chosen) throw new AppError('NOT_FOUND', { message: 'This step has no such candidate.' });
  const saved = await readCase(parts, ownerId, execution.testCaseId);
  const alias = makeAlias(chosen);
  const others = saved.aliases.filter(({ phrase, page }) => phrase !== alias.phrase || page !== alias.page);
  const kept = { phrase: alias.phrase, label: chosen.phrase, page: alias.page ?? '', alias };
  const isSaved = await changeCase(
    parts.db,
    saved.id,
    { aliases: [...others, kept] },
    saved.updatedAt,
    Date.now(),
  );
  if (!isSaved) throw new AppError('CHANGED_MEANWHILE');
  return submitCases(parts, ownerId, [saved.id], execution.browser);
}
