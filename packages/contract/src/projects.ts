import { z } from 'zod';
import { defineCalls } from './call.ts';
import { testCaseStatuses } from './choices.ts';
import { count, id, line, paragraph, timestamp } from './fields.ts';

const project = z.object({
  id,
  name: z.string(),
  description: z.string(),
  /** Where its site is; cases that name none begin there. */
  base_url: z.string().nullable(),
  created_at: timestamp,
});

const testCase = z.object({
  id,
  title: z.string(),
  status: z.enum(testCaseStatuses),
  requirement_text: z.string(),
  project_name: z.string().nullable(),
  created_at: timestamp,
  /** A JSON-encoded list of steps. */
  steps: z.string(),
  expected_result: z.string(),
});

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
      name: line('Project name', 200),
      description: paragraph('Description', 2000, 0).default(''),
      base_url: z
        .url({ protocol: /^https?$/, error: 'The base URL must begin with http:// or https://.' })
        .optional(),
    }),
    response: z.object({ project }),
    errors: [],
  },
  'GET /api/test-cases': {
    summary: 'List the signed-in person’s test cases',
    feature: 'projects',
    access: 'user',
    response: z.object({ testCases: z.array(testCase) }),
    errors: [],
  },
});
