import { z } from 'zod';
import { allErrors, type Call } from './call.ts';
import { type ErrorCode, errorCodes } from './errors.ts';
import { namedShapes } from './named-shapes.ts';

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

const settings = { unrepresentable: 'any', target: 'draft-2020-12' } as const;

export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    ...settings,
    io,
    override: ({ jsonSchema: part }) => writeTuple(part),
  });
  return rest;
}

/** What the document says once and refers to wherever it is needed. */
interface Shared {
  schemas: Record<string, JsonSchema>;
  responses: Record<string, JsonSchema>;
}

/** What is received may leave out what has a default, so that it has a name of its own. */
const suffixes = { input: 'Input', output: '' };

function writeSchema(schema: z.ZodType, io: 'input' | 'output', shared: Shared): JsonSchema {
  const written = z.toJSONSchema(schema, {
    ...settings,
    io,
    metadata: namedShapes,
    override: ({ jsonSchema: part }) => {
      writeTuple(part);
      // The format says the same in fewer words.
      if (part.format === 'date-time') delete part.pattern;
    },
  });
  const referred = JSON.stringify(written).replaceAll(
    /"#\/\$defs\/(\w+)"/g,
    `"#/components/schemas/$1${suffixes[io]}"`,
  );
  const { $schema: _, $defs = {}, ...rest } = JSON.parse(referred);
  for (const [name, part] of Object.entries<JsonSchema>($defs)) shared.schemas[name + suffixes[io]] = part;
  return rest;
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query', shared: Shared) {
  if (!schema) return [];
  const { properties = {}, required = [] } = writeSchema(schema, 'input', shared) as {
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

function referToError(codes: ErrorCode[], shared: Shared) {
  const name = codes.join('.');
  shared.responses[name] ??= {
    description: codes.map((code) => `\`${code}\`: ${errorCodes[code].message}`).join('\n\n'),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
  return { $ref: `#/components/responses/${name}` };
}

function errorResponses(call: Call, shared: Shared) {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of allErrors(call)) {
    const { status } = errorCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [String(status), referToError(codes, shared)]),
  );
}

function acceptedResponse({ accepted }: Call, shared: Shared) {
  if (!accepted) return {};
  const description = 'Accepted and under way, where `Prefer: respond-async` was sent.';
  return {
    '202': {
      description,
      content: { 'application/json': { schema: writeSchema(accepted, 'output', shared) } },
    },
  };
}

function operation(key: string, call: Call, isBuilt: boolean, shared: Shared) {
  const content = call.response
    ? { 'application/json': { schema: writeSchema(call.response, 'output', shared) } }
    : Object.fromEntries((call.produces ?? []).map((type) => [type, {}]));
  return {
    operationId: key.replace(/[^A-Za-z]+/g, '_').toLowerCase(),
    summary: call.summary,
    tags: [call.feature],
    ...(isBuilt ? {} : { description: 'Being built: answers 501 for now.' }),
    ...(call.access === 'public' ? { security: [] } : {}),
    parameters: [...parameters(call.params, 'path', shared), ...parameters(call.query, 'query', shared)],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: writeSchema(call.body, 'input', shared) } },
          },
        }
      : {}),
    responses: {
      [String(call.status ?? 200)]: { description: 'Done.', content },
      ...acceptedResponse(call, shared),
      ...errorResponses(call, shared),
    },
  };
}

type Paths = Record<string, Record<string, unknown>>;

function writeCalls(calls: Record<string, Call>, isBuilt: (key: string) => boolean) {
  const shared: Shared = { schemas: { Error: errorSchema }, responses: {} };
  const paths: Paths = {};
  for (const [key, call] of Object.entries(calls)) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(key, call, isBuilt(key), shared) };
  }
  return { paths, shared };
}

/** The registry as an OpenAPI 3.1 document. Its long parts are only written once somebody reads them. */
export function openApiDocument(
  calls: Record<string, Call>,
  about: { version: string; isBuilt: (key: string) => boolean },
) {
  let written: ReturnType<typeof writeCalls> | undefined;
  function write() {
    written ??= writeCalls(calls, about.isBuilt);
    return written;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Assay',
      version: about.version,
      description:
        'Plain-English requirements in, evidence out. Sign in with POST /api/login and send the token as a bearer token.',
    },
    security: [{ bearer: [] }],
    get components() {
      const securitySchemes = { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } };
      return { securitySchemes, ...write().shared };
    },
    get paths(): Paths {
      return write().paths;
    },
  };
}
