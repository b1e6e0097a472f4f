import type { Handlers } from '../../../platform/http/handlers.ts';
import type { Parts } from '../context/parts.ts';
import { listLoadTests } from '../store/load-tests.ts';
import { answerAccepted } from '../view/answer-accepted.ts';
import { followLoadTest } from '../view/follow.ts';
import { presentLoadTest } from '../view/present.ts';
import { readLoadTest } from '../view/read-load-test.ts';
import { cancelLoadTest } from './cancel-load-test.ts';
import { deleteLoadTest } from './delete-load-test.ts';
import { runAndWait, submitLoadTest } from './start-load-test.ts';

export function loadHandlers(parts: Parts): Handlers {
  const { db } = parts;
  return {
    'POST /api/api-testing/load-test': async ({ body }, { caller, respondAsync, reply }) => {
      if (!respondAsync) return runAndWait(parts, caller.id, body.config);
      const { accepted } = await submitLoadTest(parts, caller.id, body.config);
      return answerAccepted(reply, accepted);
    },
    'GET /api/api-testing/load-tests': async ({ query }, { caller }) => ({
      success: true,
      data: { loadTests: (await listLoadTests(db, caller.id, query.limit)).map(presentLoadTest) },
    }),
    'GET /api/api-testing/load-tests/{id}': ({ params }, { caller }) =>
      readLoadTest(db, caller.id, params.id),
    'DELETE /api/api-testing/load-tests/{id}': ({ params }, { caller }) =>
      deleteLoadTest(parts, caller.id, params.id),
    'GET /api/api-testing/load-tests/{id}/events': async ({ params }, { caller, reply }) => {
      await followLoadTest(parts, caller.id, params.id, reply);
      return undefined;
    },
    'POST /api/api-testing/load-tests/{id}/cancel': ({ params }, { caller }) =>
      cancelLoadTest(parts, caller.id, params.id),
  };
}
