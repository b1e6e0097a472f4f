import type { Answer, Received } from '@assay/contract';
import type { Db } from '../../../platform/database/database.ts';
import { lockOwner } from '../../../platform/database/lock-owner.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { findEnvironment, updateEnvironment } from '../store/environments.ts';
import { mergeVariables } from './merge-variables.ts';
import { presentEnvironment } from './present-environment.ts';

export async function changeEnvironment(
  db: Db,
  ownerId: string,
  id: string,
  { name, variables }: Received<'PUT /api/api-testing/environments/{id}'>['body'],
): Promise<Answer<'PUT /api/api-testing/environments/{id}'>> {
  const environment = await db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, ownerId);
    const before = await findEnvironment(transaction, ownerId, id);
    if (!before) throw new AppError('NOT_FOUND', { message: 'You have no such environment.' });
    const changed = {
      ...before,
      name,
      variables: mergeVariables(variables, before.variables),
      updatedAt: Date.now(),
    };
    await updateEnvironment(transaction, changed);
    return changed;
  });
  return { success: true, data: { environment: presentEnvironment(environment) } };
}
