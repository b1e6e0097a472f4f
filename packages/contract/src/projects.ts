import { z } from 'zod';
import { defineCalls } from './call.ts';
import { causes, priorities, testCaseSorts, testCaseStatuses, verdicts } from './choices.ts';
import { count, done, id, idParams, line, paging, paragraph, searchText, timestamp } from './fields.ts';
import { namedShapes } from './named-shapes.ts';

const project = z
  .object({
    id,
    name: z.string(),
    description: z.string(),
    /** Where its site is; cases that name none begin there. */
    base_url: z.string().nullable(),
    created_at: timestamp,
    /** How many cases it has, and what became of each when it last ran. */
    test_cases: count.optional(),
    passed: count.optional(),
    failed: count.optional(),
    /** Cases that have never run. */
    not_run: count.optional(),
    last_run_at: timestamp.nullable().optional(),
  })
  .register(namedShapes, { id: 'Project' });

const name = line('Project name', 200);
const description = paragraph('Description', 2000, 0);
const baseUrl = z.url({
  protocol: /^https?$/,
  error: 'The base URL must begin with http:// or https://.',
});

const testCase = z
  .object({
    id,
    title: z.string(),
    status: z.enum(testCaseStatuses),
    requirement_text: z.string(),
    project_name: z.string().nullable(),
    created_at: timestamp,
    /** A JSON-encoded list of steps. */
    steps: z.string(),
    expected_result: z.string(),
    priority: z.enum(priorities).optional(),
    project_id: id.nullable().optional(),
    /** Its last run that came to an end. */
    last_execution: z
      .object({
        id,
        verdict: z.enum(verdicts),
        cause: z.enum(causes).nullable(),
        executed_at: timestamp.nullable(),
        duration_ms: z.number().nullable(),
      })
      .nullable()
      .optional(),
  })
  .register(namedShapes, { id: 'TestCase' });

export const projectCalls = defineCalls({
  'GET /api/dashboard/stats': {
    summary: 'Count the signed-in person’s projects, test cases and executions',
    feature: 'projects',
    access: 'user',
    response: z.object({
      stats: z.object({
        projects: count,
        testCases: z.object({ total: count }),
        executions: z.object({ total: count, success: count }),
      }),
    }),
    errors: [],
  },
  'GET /api/projects': {
    summary: 'List the signed-in person’s projects',
    feature: 'projects',
    access: 'user',
    response: z.object({ projects: z.array(project) }),
    errors: [],
  },
  'POST /api/projects': {
    summary: 'Create a project',
    feature: 'projects',
    access: 'user',
    status: 201,
    body: z.object({
      name,
      description: description.default(''),
      base_url: baseUrl.optional(),
    }),
    response: z.object({ project }),
    errors: [],
  },
  'GET /api/projects/{id}': {
    summary: 'Read one project with the last results of its test cases',
    feature: 'projects',
    access: 'user',
    params: idParams,
    response: z.object({ project }),
    errors: ['NOT_FOUND'],
  },
  'PUT /api/projects/{id}': {
    summary: 'Change the name, the description or the base address of a project',
    feature: 'projects',
    access: 'user',
    params: idParams,
    body: z.object({
      name: name.optional(),
      description: description.optional(),
      base_url: baseUrl.nullable().optional(),
    }),
    response: z.object({ project }),
    errors: ['NOT_FOUND'],
  },
  'DELETE /api/projects/{id}': {
    summary: 'Delete a project; its test cases stay without one, or go with it',
    feature: 'projects',
    access: 'user',
    params: idParams,
    /** `delete` removes its cases with their executions and evidence. */
    query: z.object({ cases: z.enum(['keep', 'delete']).default('keep') }),
    response: done,
    errors: ['NOT_FOUND'],
  },
  'GET /api/test-cases': {
    summary:
      'List the signed-in person’s test cases; with any part of the query, one page of those that match',
    feature: 'projects',
    access: 'user',
    query: z.object({
      ...paging,
      /** Part of a title or of a requirement, in any case. */
      search: searchText.optional(),
      status: z.enum(testCaseStatuses).optional(),
      /** `none`: those that belong to no project. */
      project_id: id.or(z.literal('none')).optional(),
      /** What became of the last run; `not run` for cases that never did. */
      verdict: z.enum(verdicts).optional(),
      sort: z.enum(testCaseSorts).optional(),
    }),
    response: z.object({
      testCases: z.array(testCase),
      /** How many match; these three only where a page was asked for. */
      total: count.optional(),
      page: count.optional(),
      page_size: count.optional(),
    }),
    errors: [],
  },
});
