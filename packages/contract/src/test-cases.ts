import { z } from 'zod';
import { defineCalls } from './call.ts';
import { browsers, caseFormats, limits, priorities, testCaseStatuses } from './choices.ts';
import { done, id, idParams, line, timestamp } from './fields.ts';
import { namedShapes } from './named-shapes.ts';
import { acceptedRun } from './run-shapes.ts';

const readStep = z
  .object({
    /** As it was typed. */
    source: z.string(),
    /** The canonical sentence; empty where the words were not understood. */
    sentence: z.string(),
    understood: z.boolean(),
    /** Why not, and what to write instead. */
    reason: z.string(),
  })
  .register(namedShapes, { id: 'ReadStep' });

const wholeCase = z
  .object({
    id,
    title: z.string(),
    description: z.string(),
    status: z.enum(testCaseStatuses),
    priority: z.enum(priorities),
    origin: z.string(),
    requirement_text: z.string(),
    expected_result: z.string(),
    project_id: id.nullable(),
    project_name: z.string().nullable(),
    target_url: z.string().nullable(),
    /** Secrets are shown masked; a masked value that comes back unchanged stays what it was. */
    steps: z.array(readStep),
    /** Words that a person settled: what they stand for on this case's pages. */
    aliases: z.array(z.object({ phrase: z.string(), means: z.string(), page: z.string() })),
    last_execution_id: id.nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .register(namedShapes, { id: 'WholeTestCase' });

const sentence = z
  .string()
  .max(limits.steps.length, `A step may have at most ${limits.steps.length} characters.`);

const most = limits.selectedCases.max;
const ids = z
  .array(id, { error: 'Select test cases first.' })
  .min(1, 'Select at least one test case.')
  .max(most, `At most ${most} test cases can be dealt with together.`)
  .transform((given) => [...new Set(given)]);

export const testCaseCalls = defineCalls({
  'POST /api/test-cases/run': {
    summary: 'Run several saved test cases together',
    feature: 'execution',
    access: 'user',
    limit: 'generation',
    status: 202,
    body: z.object({ ids, browser: z.enum(browsers).optional() }),
    response: acceptedRun,
    stores: true,
    errors: ['NOT_FOUND', 'QUEUE_FULL'],
  },
  'POST /api/test-cases/move': {
    summary: 'Move several test cases to a project, or out of any',
    feature: 'generation',
    access: 'user',
    body: z.object({ ids, project_id: id.nullable() }),
    response: done,
    errors: ['NOT_FOUND'],
  },
  'POST /api/test-cases/export': {
    summary: 'Download several test cases as one file for other tools',
    feature: 'execution',
    access: 'user',
    tokens: 'any scope',
    body: z.object({ ids, format: z.enum(caseFormats) }),
    produces: ['application/json', 'text/plain'],
    errors: ['NOT_FOUND'],
  },
  'GET /api/test-cases/{id}': {
    summary: 'Read one test case with its steps',
    feature: 'generation',
    access: 'user',
    params: idParams,
    response: z.object({ testCase: wholeCase }),
    errors: ['NOT_FOUND'],
  },
  'PUT /api/test-cases/{id}': {
    summary: 'Change a test case: its name, its steps, its project',
    feature: 'generation',
    access: 'user',
    params: idParams,
    body: z.object({
      title: line('Title', 200).optional(),
      steps: z
        .array(sentence)
        .min(1, 'A test case needs at least one step.')
        .max(limits.steps.max, `A test case may have at most ${limits.steps.max} steps.`)
        .optional(),
      project_id: id.nullable().optional(),
      /** Settled words to forget, by their phrase. */
      forget_aliases: z.array(z.string().max(500)).max(100).optional(),
      /** What was read before the change; where the case has changed since, the change is refused. */
      updated_at: timestamp.optional(),
    }),
    response: z.object({ testCase: wholeCase }),
    errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  'DELETE /api/test-cases/{id}': {
    summary: 'Delete a test case with its executions and their evidence',
    feature: 'generation',
    access: 'user',
    params: idParams,
    response: done,
    errors: ['NOT_FOUND'],
  },
  'POST /api/steps/read': {
    summary: 'Say how steps are understood, without saving or running them',
    feature: 'generation',
    access: 'user',
    body: z.object({ steps: z.array(sentence).max(limits.steps.max) }),
    response: z.object({ steps: z.array(readStep) }),
    errors: [],
  },
  'POST /api/steps/suggest': {
    summary: 'Suggest steps that begin like the given words, with the names that the case’s pages have',
    feature: 'generation',
    access: 'user',
    body: z.object({ text: sentence, test_case_id: id.optional() }),
    response: z.object({ suggestions: z.array(z.string()).max(20) }),
    errors: [],
  },
});
