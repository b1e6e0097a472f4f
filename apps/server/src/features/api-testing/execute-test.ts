import { randomUUID } from 'node:crypto';
import type { Accepted, Answer, ApiCheckConfig } from '@assay/contract';
import { AppError } from '../../platform/errors/errors.ts';
import type { Parts } from './context/parts.ts';
import { explainStop } from './context/reasons.ts';
import { prepareRun } from './run/prepare-run.ts';
import { runExecution } from './run/run-execution.ts';
import { watchTest } from './run/watch-test.ts';
import { findExecution, insertExecution } from './store/executions.ts';
import { listResults } from './store/results.ts';
import { holdSecrets } from './store/secrets.ts';
import { presentSummary } from './view/present.ts';

type AcceptedTest = Accepted<'POST /api/api-testing/execute'>;

/** Takes a test on: once this has answered, it is stored and will be carried out. */
export async function submitTest(
  parts: Parts,
  ownerId: string,
  config: ApiCheckConfig,
): Promise<{ accepted: AcceptedTest; done: Promise<void> }> {
  const run = await prepareRun(parts, ownerId, config);
  const id = randomUUID();
  const { done } = await parts.executions.begin({
    id,
    ownerId,
    accept: () =>
      parts.db.transaction().execute(async (transaction) => {
        const totalEndpoints = config.endpoints.filter(({ enabled }) => enabled).length;
        await insertExecution(transaction, {
          id,
          ownerId,
          config: run.hidden,
          executedAt: Date.now(),
          totalEndpoints,
        });
        await holdSecrets(transaction, ownerId, id, run.secrets);
      }),
    carryOut: watchTest(parts, { name: 'API test', id }, (own, signal) =>
      runExecution(own, { id, ownerId, run }, signal),
    ),
  });
  const events = `/api/api-testing/executions/${id}/events`;
  return { accepted: { success: true, data: { id, events } }, done };
}

/** Runs a test and waits for its end. */
export async function executeTest(
  parts: Parts,
  ownerId: string,
  config: ApiCheckConfig,
): Promise<Answer<'POST /api/api-testing/execute'>> {
  const { accepted, done } = await submitTest(parts, ownerId, config);
  const { id } = accepted.data;
  await done;
  const execution = await findExecution(parts.db, ownerId, id);
  if (!execution) {
    throw new AppError('NOT_FOUND', { message: 'The test was deleted while it was running.' });
  }
  const { state, error, summary } = execution;
  if (state === 'interrupted' && error !== null) throw explainStop(error);
  const results = await listResults(parts.db, id);
  return { success: true, data: { id, summary: presentSummary(summary), results } };
}
