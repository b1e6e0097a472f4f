import type { Handlers } from '../../platform/http/handlers.ts';
import type { Services } from '../../platform/services.ts';
import { findCaseSecrets } from './case-secrets.ts';
import { editCase, presentCase, readCase } from './edit-case.ts';
import { explainLine } from './read-steps.ts';
import { listCases, type SavedCase } from './store.ts';
import { suggestSteps } from './suggest-steps.ts';

/** As the specification lists cases: the steps are JSON text. */
function presentListed(saved: SavedCase) {
  const { hide } = findCaseSecrets(saved.requirementText, saved.steps);
  return {
    id: saved.id,
    title: hide(saved.title),
    status: saved.status,
    requirement_text: hide(saved.requirementText),
    project_name: saved.projectName,
    created_at: new Date(saved.createdAt).toISOString(),
    steps: JSON.stringify(
      saved.steps.map((step, index) => ({
        step_number: index + 1,
        action: hide('command' in step ? step.sentence : step.source),
        expected_result: '',
        element_locators: {},
      })),
    ),
    expected_result: hide(saved.expectedResult),
  };
}

export function generationHandlers(services: Pick<Services, 'db'>): Handlers {
  const { db } = services;
  return {
    'GET /api/test-cases': async (_, { caller }) => ({
      testCases: (await listCases(db, caller.id)).map(presentListed),
    }),
    'GET /api/test-cases/{id}': async ({ params }, { caller }) => ({
      testCase: presentCase(await readCase(services, caller.id, params.id)),
    }),
    'PUT /api/test-cases/{id}': async ({ params, body }, { caller }) => ({
      testCase: presentCase(await editCase(services, caller.id, params.id, body)),
    }),
    'POST /api/steps/read': async ({ body }) => ({ steps: body.steps.map(explainLine) }),
    'POST /api/steps/suggest': async ({ body }, { caller }) => {
      const saved = body.test_case_id ? await readCase(services, caller.id, body.test_case_id) : undefined;
      return { suggestions: suggestSteps(body.text, saved?.seenNames ?? []) };
    },
  };
}
