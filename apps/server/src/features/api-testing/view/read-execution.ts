import type { Answer } from '@assay/contract';
import type { Db } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { type Execution, findExecution } from '../store/executions.ts';
import { listResults } from '../store/results.ts';
import { presentExecution, presentSummary } from './present.ts';

export async function readOwnExecution(db: Db, ownerId: string, id: string): Promise<Execution> {
  const execution = await findExecution(db, ownerId, id);
  if (!execution) throw new AppError('NOT_FOUND', { message: 'You have no such API test execution.' });
  return execution;
}

type Detail = Answer<'GET /api/api-testing/executions/{id}'>['data']['execution'];

/** An execution with every request, answer and check. */
export async function readExecution(db: Db, ownerId: string, id: string): Promise<Detail> {
  const execution = await readOwnExecution(db, ownerId, id);
  return {
    ...presentExecution(execution),
    summary: presentSummary(execution.summary),
    config: execution.config,
    results: await listResults(db, id),
    error: execution.error,
  };
}
