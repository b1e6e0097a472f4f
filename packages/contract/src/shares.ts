import { z } from 'zod';
import { defineCalls } from './call.ts';
import { causes, shareStates, verdicts } from './choices.ts';
import { count, done, id, idParams, timestamp } from './fields.ts';
import { stepReport } from './run-shapes.ts';

const share = z.object({
  id,
  /** The title of what is shared, as it is now. */
  name: z.string(),
  test_case_id: id.nullable(),
  project_id: id.nullable(),
  created_at: timestamp,
  /** Roughly: views within a minute of each other count as one. */
  last_viewed_at: timestamp.nullable(),
});

const tokenParams = z.object({ token: z.string().min(1).max(100) });

/** Steps without what only their author needs: no addresses, no console, no places in the page. */
const sharedStep = stepReport.pick({
  step_number: true,
  status: true,
  action: true,
  message: true,
  outcome: true,
  expected: true,
  actual: true,
  hollow: true,
  picture: true,
  duration_ms: true,
});

const sharedResult = z.object({
  title: z.string(),
  verdict: z.enum(verdicts).nullable(),
  cause: z.enum(causes).nullable(),
  browser_used: z.string(),
  executed_at: timestamp,
  /** Milliseconds. */
  execution_time: z.number().nullable(),
});

export const shareCalls = defineCalls({
  'GET /api/shares': {
    summary: 'List the signed-in person’s share links, newest first',
    feature: 'sharing',
    access: 'user',
    query: z.object({ test_case_id: id.optional(), project_id: id.optional() }),
    response: z.object({ shares: z.array(share) }),
    errors: [],
  },
  'POST /api/shares': {
    summary:
      'Create a read-only link to a test case or a project; it is shown in this answer and never again',
    feature: 'sharing',
    access: 'user',
    tokens: 'never',
    status: 201,
    body: z
      .object({ test_case_id: id.optional(), project_id: id.optional() })
      .refine(({ test_case_id, project_id }) => (test_case_id === undefined) !== (project_id === undefined), {
        error: 'Name either a test case or a project to share.',
      }),
    response: z.object({ token: z.string(), url: z.string(), badge_url: z.string(), share }),
    errors: ['NOT_FOUND'],
  },
  'DELETE /api/shares/{id}': {
    summary: 'Revoke a share link at once',
    feature: 'sharing',
    access: 'user',
    params: idParams,
    response: done,
    errors: ['NOT_FOUND'],
  },
  'GET /api/shared/{token}': {
    summary: 'Read what a share link shows: the latest results and the steps of the last run',
    feature: 'sharing',
    access: 'public',
    limit: 'shared',
    params: tokenParams,
    response: z.object({
      shared: z.object({
        kind: z.enum(['test case', 'project']),
        title: z.string(),
        state: z.enum(shareStates),
        /** Of `results`. */
        passed: count,
        /** The latest, newest first; at most 20. */
        results: z.array(sharedResult),
        /** Of a project: its test cases, each with its last result. */
        cases: z.array(z.object({ title: z.string(), last: sharedResult.nullable() })),
        last: sharedResult
          .extend({
            /** Why, in a sentence. */
            reason: z.string(),
            /** Pictures are names for `GET /api/shared/{token}/files/{name}`. */
            steps: z.array(sharedStep),
          })
          .nullable(),
      }),
    }),
    errors: ['NOT_FOUND'],
  },
  'GET /api/shared/{token}/files/{name}': {
    summary: 'Fetch a picture of a result that a share link shows',
    feature: 'sharing',
    access: 'public',
    limit: 'shared',
    params: tokenParams.extend({ name: z.string().min(1).max(300) }),
    produces: ['image/jpeg'],
    errors: ['NOT_FOUND'],
  },
  'GET /api/shared/{token}/badge.svg': {
    summary: 'A badge that says passing, failing or no result',
    feature: 'sharing',
    access: 'public',
    limit: 'shared',
    params: tokenParams,
    produces: ['image/svg+xml'],
    errors: ['NOT_FOUND'],
  },
});
