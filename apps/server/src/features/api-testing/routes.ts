import type { FastifyReply } from 'fastify';
import type { Handlers } from '../../platform/http/handlers.ts';
import { cancelExecution } from './cancel-execution.ts';
import type { Parts } from './context/parts.ts';
import { deleteExecution } from './delete-execution.ts';
import { executeTest, submitTest } from './execute-test.ts';
import { listHistory } from './list-history.ts';
import { sendOnce } from './send-once.ts';
import { sumExecutions } from './store/executions.ts';
import { answerAccepted } from './view/answer-accepted.ts';
import { followExecution } from './view/follow.ts';
import { readExecution, readOwnExecution } from './view/read-execution.ts';

/** Aborted when whoever asked goes away before the answer. */
function whileAsked({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => controller.abort('cancelled'));
  return controller.signal;
}

export function executionHandlers(parts: Parts): Handlers {
  const { db } = parts;
  return {
    'GET /api/api-testing/history': ({ query }, { caller }) => listHistory(db, caller.id, query),
    'GET /api/api-testing/summary': async (_, { caller }) => ({
      success: true,
      data: { summary: await sumExecutions(db, caller.id) },
    }),
    'POST /api/api-testing/execute': async ({ body }, { caller, respondAsync, reply }) => {
      if (!respondAsync) return executeTest(parts, caller.id, body.testConfig);
      const { accepted } = await submitTest(parts, caller.id, body.testConfig);
      return answerAccepted(reply, accepted);
    },
    'POST /api/api-testing/send': ({ body }, { caller, reply }) =>
      sendOnce(parts, caller.id, body.testConfig, whileAsked(reply)),
    'GET /api/api-testing/executions/{id}': async ({ params }, { caller }) => ({
      success: true,
      data: { execution: await readExecution(db, caller.id, params.id) },
    }),
    'DELETE /api/api-testing/executions/{id}': ({ params }, { caller }) =>
      deleteExecution(parts, caller.id, params.id),
    'GET /api/api-testing/executions/{id}/events': async ({ params }, { caller, reply }) => {
      await followExecution(parts, caller.id, params.id, reply);
      return undefined;
    },
    'POST /api/api-testing/executions/{id}/cancel': ({ params }, { caller }) =>
      cancelExecution(parts, caller.id, params.id),
    'POST /api/api-testing/executions/{id}/rerun': async ({ params }, { caller }) => {
      const { config } = await readOwnExecution(db, caller.id, params.id);
      return (await submitTest(parts, caller.id, config)).accepted;
    },
  };
}
