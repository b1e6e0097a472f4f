import { describe, expect, test } from 'vitest';
import { importEndpoints } from '../import-endpoints.ts';
import { openapi } from './pets.fixture.ts';

describe('OpenAPI', () => {
  test('operations become endpoints with examples, placeholders for who calls, and the promised answers', () => {
    const { format, name, baseUrl, endpoints, variables, notes } = importEndpoints(openapi, 'auto');
    expect({ format, name, baseUrl }).toEqual({
      format: 'openapi',
      name: 'Pets',
      baseUrl: 'https://eu.pets.test/v1',
    });
    const [read, replace, form, upload] = endpoints;
    expect(endpoints).toHaveLength(4);
    expect(read).toMatchObject({
      name: 'Read a pet',
      method: 'GET',
      path: '/pets/7?tag=a%20b&tag=c',
      headers: { 'X-Trace': '{{X-Trace}}' },
      bodyKind: 'none',
    });
    expect(read?.auth).toBeUndefined();
    expect(read?.validations).toMatchObject([
      { type: 'status', equals: '200' },
      { type: 'schema', schema: { $ref: '#/$defs/Pet', $defs: { Pet: { required: ['name'] } } } },
    ]);
    expect(replace).toMatchObject({
      name: 'replacePet',
      auth: { type: 'bearer', token: '{{token}}' },
      bodyKind: 'json',
      body: { name: 'Rex', born: '2026-01-31', size: 'small', friends: [] },
      validations: [{ type: 'status', equals: ['200', '201'] }],
    });
    expect(form).toMatchObject({
      name: 'POST /form',
      auth: { type: 'basic' },
      bodyKind: 'form',
      body: { a: '1', b: '2' },
      validations: [{ type: 'status', equals: '2xx' }],
    });
    expect(upload).toMatchObject({
      auth: { type: 'apiKey', name: 'api_key', in: 'query', value: '{{api_key}}' },
      bodyKind: 'multipart',
      body: { file: { base64: '', name: 'file' }, note: 'string' },
      validations: [],
    });
    expect(variables).toEqual({ 'X-Trace': '3fa85f64-5717-4562-b3fc-2c963f66afa6' });
    for (const said of [
      /HEAD requests/,
      /Optional parameters/,
      /"file" is a file/,
      /\{\{token\}\}/,
      /others are: https:\/\/other/,
    ]) {
      expect(notes.join('\n')).toMatch(said);
    }
  });

  test('OpenAPI 3.0 as JSON, a server without a host, circles and references elsewhere', () => {
    const document = {
      openapi: '3.0.3',
      info: { title: 'Old', version: '1' },
      servers: [{ url: '/api' }],
      paths: {
        '/a': { $ref: '#/components/pathItems/a' },
        '/b/{id}': {
          get: { servers: [{ url: 'https://b.test/' }], responses: { 204: { description: 'x' } } },
        },
        '/c': { get: { parameters: [{ $ref: 'other.yaml#/x' }, { $ref: '#/nowhere' }, { $ref: '#/loop' }] } },
      },
      loop: { $ref: '#/loop' },
      components: {
        pathItems: {
          a: {
            get: {
              responses: {
                200: {
                  content: {
                    'application/json': {
                      schema: {
                        type: 'object',
                        nullable: true,
                        properties: { n: { minimum: 1, exclusiveMinimum: true } },
                      },
                    },
                  },
                },
              },
            },
          },
        },
      },
    };
    const { baseUrl, endpoints, notes } = importEndpoints(JSON.stringify(document), 'openapi');
    expect(baseUrl).toBeNull();
    expect(endpoints.map(({ path }) => path)).toEqual(['/api/a', 'https://b.test/b/{{id}}', '/api/c']);
    expect(endpoints[0]?.validations[1]).toEqual({
      type: 'schema',
      schema: { type: ['object', 'null'], properties: { n: { exclusiveMinimum: 1 } } },
    });
    for (const said of [
      /other\.yaml.*not fetched/,
      /#\/nowhere.*no such part/,
      /in a circle/,
      /which host/,
    ]) {
      expect(notes.join('\n')).toMatch(said);
    }
  });

  test('only the first 200 are taken over', () => {
    const paths = Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`/${at}`, { get: {} }]));
    const { endpoints, notes } = importEndpoints(JSON.stringify({ openapi: '3.1.0', paths }), 'auto');
    expect(endpoints).toHaveLength(200);
    expect(notes.join('\n')).toContain('500 more were left out');
  });
});
