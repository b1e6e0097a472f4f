import { z } from 'zod';
import { defineCalls } from './call.ts';
import { data, done, id, idParams, line, timestamp } from './fields.ts';

const environment = z.object({
  id,
  name: z.string(),
  /** The values of secret ones never leave: they are empty here. */
  variables: z.array(z.object({ name: z.string(), value: z.string(), secret: z.boolean() })),
  updated_at: timestamp,
});

const variableName = z
  .string()
  .trim()
  .regex(
    /^[A-Za-z_][\w.-]{0,99}$/,
    'A variable’s name begins with a letter and has letters, digits, _ . - only.',
  );
const environmentBody = z.object({
  name: line('Name', 100),
  variables: z
    .array(
      z.object({
        name: variableName,
        /** Absent for a secret that stays as it is. */
        value: z.string().max(10_000).optional(),
        secret: z.boolean().default(false),
      }),
    )
    .max(200, 'At most 200 variables fit into an environment.'),
});

export const apiEnvironmentCalls = defineCalls({
  'GET /api/api-testing/environments': {
    summary: 'List environments: variables for tests, secret ones without their values',
    feature: 'api-testing',
    access: 'user',
    response: data(z.object({ environments: z.array(environment) })),
    errors: [],
  },
  'POST /api/api-testing/environments': {
    summary: 'Create an environment',
    feature: 'api-testing',
    access: 'user',
    status: 201,
    body: environmentBody,
    response: data(z.object({ environment })),
    errors: [],
  },
  'PUT /api/api-testing/environments/{id}': {
    summary: 'Change an environment; secrets sent without a value stay as they are',
    feature: 'api-testing',
    access: 'user',
    params: idParams,
    body: environmentBody,
    response: data(z.object({ environment })),
    errors: ['NOT_FOUND'],
  },
  'DELETE /api/api-testing/environments/{id}': {
    summary: 'Delete an environment',
    feature: 'api-testing',
    access: 'user',
    params: idParams,
    response: done,
    errors: ['NOT_FOUND'],
  },
});
