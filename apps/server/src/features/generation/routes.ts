import type { LanguageModel } from '@assay/language/runtime';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { Services } from '../../platform/services/services.ts';
import { editCase, presentCase, readCase } from './edit-case.ts';
import { listCases } from './list-cases.ts';
import { moveCases } from './move-cases.ts';
import { explainLine, readLines } from './read-steps.ts';
import { suggestSteps } from './suggest-steps.ts';

/** `model`: for lines that people write when they change a case. */
export function generationHandlers(
  services: Pick<Services, 'db'>,
  model: () => LanguageModel | undefined,
): Handlers {
  const { db } = services;
  return {
    'GET /api/test-cases': ({ query }, { caller }) => listCases(db, caller.id, query),
    'POST /api/test-cases/move': ({ body }, { caller }) => moveCases(db, caller.id, body),
    'GET /api/test-cases/{id}': async ({ params }, { caller }) => ({
      testCase: presentCase(await readCase(services, caller.id, params.id)),
    }),
    'PUT /api/test-cases/{id}': async ({ params, body }, { caller }) => ({
      testCase: presentCase(await editCase(services, caller.id, params.id, body, model())),
    }),
    'POST /api/steps/read': async ({ body }, { caller, reply }) => {
      // Who types on no longer waits for this answer, and the model is to read the next one.
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      try {
        const read = await readLines(body.steps, model(), { owner: caller.id, signal: gone.signal });
        return { steps: body.steps.map((line, index) => explainLine(line, read[index] ?? [])) };
      } catch (error) {
        if (gone.signal.aborted) return { steps: [] };
        throw error;
      }
    },
    'POST /api/steps/suggest': async ({ body }, { caller }) => {
      const saved = body.test_case_id ? await readCase(services, caller.id, body.test_case_id) : undefined;
      return { suggestions: suggestSteps(body.text, saved?.seenNames ?? []) };
    },
  };
}
