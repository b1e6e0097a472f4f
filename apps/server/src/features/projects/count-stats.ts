import type { Answer } from '@assay/contract';
import type { Db } from '../../platform/database.ts';

/** How many projects, cases and executions a person has. An execution counts once it has ended, and only if it ran. */
export async function countStats(
  db: Db,
  ownerId: string,
): Promise<Answer<'GET /api/dashboard/stats'>['stats']> {
  const count = (table: 'projects' | 'test_cases') =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('amount'))
      .where('owner_id', '=', ownerId)
      .executeTakeFirstOrThrow();
  const executions = await db
    .selectFrom('executions')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere('status', '=', 'success').as('success'),
    ])
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'done')
    .where('status', 'is not', null)
    .executeTakeFirstOrThrow();
  return {
    projects: (await count('projects')).amount,
    testCases: { total: (await count('test_cases')).amount },
    executions: { total: executions.total, success: executions.success },
  };
}
