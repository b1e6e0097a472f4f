import { z } from 'zod';
import { allErrors, type Call } from './call.ts';
import { type ErrorCode, errorCodes } from './errors.ts';

const errorSchema = {
  type: 'object',
  required: ['success', 'error', 'code', 'requestId'],
  properties: {
    success: { const: false },
    error: { type: 'string', description: 'What happened and what to do, as a sentence.' },
    code: { type: 'string', enum: Object.keys(errorCodes) },
    requestId: { type: 'string' },
    details: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

type JsonSchema = Record<string, unknown>;

/** What writes answers does not know `prefixItems`; the tuples here have items of one kind, so they can be said without. */
function writeTuple(part: JsonSchema): void {
  const { prefixItems } = part;
  if (!Array.isArray(prefixItems)) return;
  delete part.prefixItems;
  part.items = prefixItems[0];
  part.minItems = prefixItems.length;
  part.maxItems = prefixItems.length;
}

export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ jsonSchema: part }) => writeTuple(part),
  });
  return rest;
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: part,
  }));
}

function errorResponses(call: Call) {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of allErrors(call)) {
    const { status } = errorCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\`: ${errorCodes[code].message}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function acceptedResponse({ accepted }: Call) {
  if (!accepted) return {};
  const description = 'Accepted and under way, where `Prefer: respond-async` was sent.';
  return {
    '202': { description, content: { 'application/json': { schema: jsonSchema(accepted, 'output') } } },
  };
}

function operation(key: string, call: Call, isBuilt: boolean) {
  const content = call.response
    ? { 'application/json': { schema: jsonSchema(call.response, 'output') } }
    : Object.fromEntries((call.produces ?? []).map((type) => [type, {}]));
  return {
    operationId: key.replace(/[^A-Za-z]+/g, '_').toLowerCase(),
    summary: call.summary,
    tags: [call.feature],
    ...(isBuilt ? {} : { description: 'Being built: answers 501 for now.' }),
    ...(call.access === 'public' ? { security: [] } : {}),
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query')],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(call.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [String(call.status ?? 200)]: { description: 'Done.', content },
      ...acceptedResponse(call),
      ...errorResponses(call),
    },
  };
}

type Paths = Record<string, Record<string, unknown>>;

function writePaths(calls: Record<string, Call>, isBuilt: (key: string) => boolean): Paths {
  const paths: Paths = {};
  for (const [key, call] of Object.entries(calls)) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, call, isBuilt(key)) };
  }
  return paths;
}

/** The registry as an OpenAPI 3.1 document. Its long part is only written once somebody reads it. */
export function openApiDocument(
  calls: Record<string, Call>,
  about: { version: string; isBuilt: (key: string) => boolean },
) {
  let paths: Paths | undefined;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Assay',
      version: about.version,
      description:
        'Plain-English requirements in, evidence out. Sign in with POST /api/login and send the token as a bearer token.',
    },
    security: [{ bearer: [] }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema },
    },
    get paths(): Paths {
      paths ??= writePaths(calls, about.isBuilt);
      return paths;
    },
  };
}
