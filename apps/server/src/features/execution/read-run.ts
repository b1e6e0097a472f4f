import type { Db } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { type Execution, findExecution } from './store/executions.ts';
import { findRun, type Run } from './store/runs.ts';

/** A run of somebody else is none. */
export async function readOwnRun(db: Db, ownerId: string, id: string): Promise<Run> {
  const run = await findRun(db, id);
  if (run?.ownerId !== ownerId) throw new AppError('NOT_FOUND', { message: 'There is no such run.' });
  return run;
}

export async function readOwnExecution(db: Db, ownerId: string, id: string): Promise<Execution> {
  const execution = await findExecution(db, id);
  if (execution?.ownerId !== ownerId) {
    throw new AppError('NOT_FOUND', { message: 'There is no such execution.' });
  }
  return execution;
}
