import { randomUUID } from 'node:crypto';
import type { Accepted, Answer, LoadConfig } from '@assay/contract';
import { isTaken } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/errors/errors.ts';
import type { Parts } from '../context/parts.ts';
import { explainStop } from '../context/reasons.ts';
import { prepareRun } from '../run/prepare-run.ts';
import { recoverLoadTests } from '../run/recover.ts';
import { watchTest } from '../run/watch-test.ts';
import { findLoadTest, insertLoadTest } from '../store/load-tests.ts';
import { holdSecrets } from '../store/secrets.ts';
import { silenceMs } from '../store/stopping.ts';
import { runLoadTest } from './run-load-test.ts';

type AcceptedLoad = Accepted<'POST /api/api-testing/load-test'>;

/** Takes a load test on, unless another one of this person is under way in any process. */
export async function submitLoadTest(
  parts: Parts,
  ownerId: string,
  config: LoadConfig,
): Promise<{ accepted: AcceptedLoad; done: Promise<void> }> {
  const run = await prepareRun(parts, ownerId, config);
  await recoverLoadTests(parts, { forMs: silenceMs, ownerId });
  const id = randomUUID();
  try {
    const { done } = await parts.loadTests.begin({
      id,
      ownerId,
      accept: () =>
        parts.db.transaction().execute(async (transaction) => {
          await insertLoadTest(transaction, { id, ownerId, config: run.hidden, createdAt: Date.now() });
          await holdSecrets(transaction, ownerId, id, run.secrets);
        }),
      carryOut: watchTest(parts, { name: 'load test', id }, (own, signal) =>
        runLoadTest(own, { id, ownerId, run }, signal),
      ),
    });
    const events = `/api/api-testing/load-tests/${id}/events`;
    return { accepted: { success: true, data: { id, events } }, done };
  } catch (error) {
    if (isTaken(error)) throw new AppError('LOAD_TEST_RUNNING');
    throw error;
  }
}

/** Runs a load test and waits for its end. */
export async function runAndWait(
  parts: Parts,
  ownerId: string,
  config: LoadConfig,
): Promise<Answer<'POST /api/api-testing/load-test'>> {
  const { accepted, done } = await submitLoadTest(parts, ownerId, config);
  const { id } = accepted.data;
  await done;
  const test = await findLoadTest(parts.db, ownerId, id);
  if (!test) throw new AppError('NOT_FOUND', { message: 'The load test was deleted while it was running.' });
  if (test.error !== null) throw explainStop(test.error);
  if (!test.stats) {
    throw new AppError('NOT_FOUND', { message: 'The load test was stopped before anything was measured.' });
  }
  return { success: true, data: { id, stats: test.stats } };
}
