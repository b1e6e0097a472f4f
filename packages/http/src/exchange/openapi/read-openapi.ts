import { listSchemaFields } from '../read/answer-fields.ts';
import { mostEndpoints } from '../read/finish.ts';
import { ImportProblem } from '../read/problem.ts';
import { type AnswerField, type Draft, Notes, type Reading } from '../read/types.ts';
import { asRecord, asText, type Fields, isRecord } from '../read/values.ts';
import { readBody } from './body.ts';
import { readChecks } from './checks.ts';
import { readParameters, variableName } from './parameters.ts';
import { makeResolve, type Resolve } from './resolve.ts';
import { readSecurity } from './security.ts';
import { type Base, readBase, readServer } from './servers.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];
/** More than can be taken over, since some are left out; those beyond are only counted. */
const mostRead = mostEndpoints * 2;

interface Reader {
  document: Fields;
  resolve: Resolve;
  reading: Reading;
  base: Base;
}

function checkVersion(document: Fields): void {
  if ('swagger' in document) {
    throw new ImportProblem(
      `This is Swagger ${asText(document.swagger)}. OpenAPI 3.0 and 3.1 can be read: convert it first, for example with editor.swagger.io.`,
    );
  }
  const version = asText(document.openapi);
  if (!/^3(?:\.|$)/.test(version)) {
    throw new ImportProblem(`The document says "openapi: ${version}". OpenAPI 3.0 and 3.1 can be read.`);
  }
}

/** A server of its own goes before that of the document. */
function addressOf(path: string, item: Fields, operation: Fields, { base }: Reader): string {
  const own = readServer(operation.servers ?? item.servers);
  if (own && /^[a-z][a-z0-9+.-]*:\/\//i.test(own)) return own.replace(/\/+$/, '') + path;
  return base.prefix + path;
}

/** The fields of the answer that means success. */
function readAnswer(given: unknown, resolve: Resolve): AnswerField[] | undefined {
  const responses = asRecord(given);
  const status = Object.keys(responses)
    .sort()
    .find((name) => /^2/.test(name));
  const content = asRecord(asRecord(resolve(responses[status ?? 'default'])).content);
  const type = Object.keys(content).find((name) => /[/+]json\b/i.test(name));
  const fields = type ? listSchemaFields(asRecord(resolve(content[type])).schema, resolve) : [];
  return fields.length > 0 ? fields : undefined;
}

function readOperation(path: string, item: Fields, method: string, operation: Fields, reader: Reader): Draft {
  const { document, resolve, reading } = reader;
  const { notes } = reading;
  const parameters = readParameters([item.parameters, operation.parameters], resolve, reading);
  const filled = path.replace(/\{([^{}]+)\}/g, (_whole, name: string) => {
    const value = parameters.path.get(name);
    if (value !== undefined && value !== '') return value;
    reading.variables[variableName(name)] ??= '';
    return `{{${variableName(name)}}}`;
  });
  const schemes = asRecord(asRecord(document.components).securitySchemes);
  const security = readSecurity(operation.security ?? document.security, schemes, resolve, notes);
  const { body, bodyKind, headers } = readBody(operation.requestBody, resolve, notes);
  const query = parameters.query.join('&');
  const cookies = [parameters.headers.Cookie, security.headers.Cookie].filter(Boolean).join('; ');
  return {
    name: asText(operation.summary) || asText(operation.operationId),
    method,
    address: addressOf(filled, item, operation, reader) + (query === '' ? '' : `?${query}`),
    template: addressOf(path, item, operation, reader),
    answer: readAnswer(operation.responses, resolve),
    headers: {
      ...headers,
      ...parameters.headers,
      ...security.headers,
      ...(cookies !== '' && { Cookie: cookies }),
    },
    bodyKind,
    ...(body !== undefined && { body }),
    ...(security.auth && { auth: security.auth }),
    validations: readChecks(operation.responses, resolve, document),
  };
}

export function readOpenApi(document: Fields): Reading {
  checkVersion(document);
  const notes = new Notes();
  const base = readBase(document.servers, notes);
  const reading: Reading = {
    name: asText(asRecord(document.info).title),
    baseUrl: base.baseUrl,
    drafts: [],
    variables: {},
    notes,
  };
  const reader: Reader = { document, resolve: makeResolve(document, notes), reading, base };
  for (const [path, given] of Object.entries(asRecord(document.paths))) {
    const item = reader.resolve(given);
    if (!isRecord(item)) continue;
    for (const method of methods) {
      const operation = item[method];
      if (!isRecord(operation)) continue;
      if (reading.drafts.length >= mostRead) reading.unread = (reading.unread ?? 0) + 1;
      else reading.drafts.push(readOperation(path, item, method, operation, reader));
    }
  }
  if (Object.keys(asRecord(document.webhooks)).length > 0)
    notes.add('Webhooks of the document were left out.');
  for (const name of [...(base.baseUrl ?? '').matchAll(/\{\{([^{}]+)\}\}/g)].map(([, name = '']) => name)) {
    reading.variables[name] ??= '';
  }
  return reading;
}
