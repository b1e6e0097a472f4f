import { z } from 'zod';
import { apiEndpoint } from './api-shapes.ts';
import { defineCalls } from './call.ts';
import { docFormats, limits } from './choices.ts';
import { count, data, line, timestamp } from './fields.ts';

const documentation = z.object({
  title: z.string(),
  baseUrl: z.string(),
  generatedAt: timestamp,
  endpoints: z.array(
    z.object({
      method: z.string(),
      path: z.string(),
      name: z.string(),
      description: z.string(),
      parameters: z.array(
        z.object({
          name: z.string(),
          type: z.string(),
          description: z.string(),
          in: z.enum(['path', 'query', 'header', 'body', 'cookie']),
          required: z.boolean(),
          example: z.unknown(),
        }),
      ),
      /** How it is asked for who calls; null where it is not. */
      auth: z
        .object({
          type: z.enum(['basic', 'bearer', 'apiKey', 'oauth']),
          /** Of the key. */
          name: z.string(),
          in: z.enum(['header', 'query']),
          tokenUrl: z.string(),
        })
        .nullable(),
      responses: z.array(
        z.object({
          status: z.number().int(),
          description: z.string(),
          /** Empty where no answer was observed. */
          contentType: z.string(),
          example: z.unknown(),
          /** A JSON Schema that all observed answers keep to; null where none was JSON. */
          schema: z.unknown(),
          /** How many answers it was learned from. */
          observed: count,
        }),
      ),
      request: z.object({ contentType: z.string(), schema: z.unknown(), example: z.unknown() }).nullable(),
    }),
  ),
});

export type ApiDocumentation = z.output<typeof documentation>;

const documented = z.object({
  endpoints: z.array(apiEndpoint).min(1, 'Add endpoints to generate documentation'),
  baseUrl: line('Base URL', 2000),
  title: line('Title', 200).optional(),
});

const maxBody = limits.apiBody.max;

export const apiDocumentationCalls = defineCalls({
  'POST /api/api-testing/documentation': {
    summary: 'Document endpoints, from what they say and what was observed of them',
    feature: 'api-testing',
    access: 'user',
    maxBody,
    body: documented,
    response: data(z.object({ documentation })),
    errors: [],
  },
  'POST /api/api-testing/documentation/file': {
    summary: 'The documentation of endpoints as OpenAPI 3.1 or as Markdown',
    feature: 'api-testing',
    access: 'user',
    maxBody,
    query: z.object({ format: z.enum(docFormats) }),
    body: documented,
    produces: ['application/json', 'text/markdown; charset=utf-8'],
    errors: [],
  },
});
