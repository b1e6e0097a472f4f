import { randomUUID } from 'node:crypto';
import type { Answer, Received } from '@assay/contract';
import type { Db } from '../../../platform/database/database.ts';
import { lockOwner } from '../../../platform/database/lock-owner.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import { insertEnvironment, listEnvironments } from '../store/environments.ts';
import { mergeVariables } from './merge-variables.ts';
import { presentEnvironment } from './present-environment.ts';

const most = 100;

export async function createEnvironment(
  db: Db,
  ownerId: string,
  { name, variables }: Received<'POST /api/api-testing/environments'>['body'],
): Promise<Answer<'POST /api/api-testing/environments'>> {
  const now = Date.now();
  const environment = {
    id: randomUUID(),
    name,
    variables: mergeVariables(variables, []),
    createdAt: now,
    updatedAt: now,
  };
  await db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, ownerId);
    if ((await listEnvironments(transaction, ownerId)).length >= most) {
      throw new AppError('VALIDATION_FAILED', {
        message: `You have ${most} environments already. Delete one that is not used any more.`,
      });
    }
    await insertEnvironment(transaction, ownerId, environment);
  });
  return { success: true, data: { environment: presentEnvironment(environment) } };
}
