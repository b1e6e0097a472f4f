import type { ApiCheck, ApiEndpoint } from '@assay/contract';
import { buildSchema, graphql } from 'graphql';
import { describe, expect, test } from 'vitest';
import { configOf, endpoint, options, runOne, startService } from '../checks.fixture.ts';
import { findGraphqlErrors } from '../evaluate/graphql-errors.ts';
import { runChecks } from './run-checks.ts';

const schema = buildSchema(`
  type User { id: ID! name: String! }
  type Query { user(id: ID!): User broken: String }
  type Mutation { rename(id: ID!, name: String!): User }
`);

/** A real GraphQL server, as small as can be. */
async function startGraphql() {
  const names = new Map([['7', 'Ann']]);
  const user = (id: string) => (names.has(id) ? { id, name: names.get(id) } : null);
  const rootValue = {
    user: ({ id }: { id: string }) => user(id),
    broken: () => {
      throw new Error('This field is broken');
    },
    rename: ({ id, name }: { id: string; name: string }) => {
      names.set(id, name);
      return user(id);
    },
  };
  return startService(async ({ method, query, body }, response) => {
    const asked =
      method === 'GET'
        ? { query: query.get('query'), variables: JSON.parse(query.get('variables') ?? '{}') }
        : JSON.parse(Buffer.from(body, 'latin1').toString());
    const result = await graphql({
      schema,
      source: asked.query,
      rootValue,
      variableValues: asked.variables,
      operationName: asked.operationName,
    });
    response.setHeader('content-type', 'application/graphql-response+json');
    response.end(JSON.stringify(result));
  });
}

test('queries and mutations of GraphQL, over POST and GET, with variables and errors', async () => {
  const { url } = await startGraphql();
  const post = { method: 'POST' as const, bodyKind: 'graphql' as const };
  const none = { type: 'graphql' as const, errors: 'none' as const };
  const some = { type: 'graphql' as const, errors: 'some' as const };
  const named = (name: string) =>
    ({ type: 'jsonpath', path: '$.data.*.name', operator: 'equals', value: name }) as const;
  const byId = 'query ($id: ID!) { user(id: $id) { id name } }';
  const { results } = await runChecks(
    configOf(
      url,
      [
        endpoint('/', {
          ...post,
          body: { query: byId, variables: { id: '{{id}}' } },
          validations: [none, named('Ann')],
          captures: [{ name: 'found', from: 'jsonpath', expression: '$.data.user.id' }],
        }),
        endpoint('/', {
          ...post,
          body: {
            query:
              'mutation R($id: ID!, $n: String!) { rename(id: $id, name: $n) { name } } query Q { broken }',
            variables: { id: '{{found}}', n: 'Änn "x"' },
            operationName: 'R',
          },
          validations: [none, named('Änn "x"')],
        }),
        endpoint('/', {
          bodyKind: 'graphql',
          body: { query: byId, variables: { id: '7' } },
          validations: [none, named('Änn "x"')],
        }),
        endpoint('/', { ...post, body: '{ broken }', validations: [some, none] }),
        endpoint('/', { ...post, body: '{ nothing }', validations: [some] }),
      ],
      { variables: { id: '7' } },
    ),
    options,
  );
  expect(results.map(({ passed }) => passed)).toEqual([true, true, true, false, true]);
  expect(results[3]?.checks[1]?.message).toBe(
    'The GraphQL answer is with the error "This field is broken" at broken, expected without errors.',
  );
});

describe('an answer with errors', () => {
  const broken = '{ broken }';
  const post = { method: 'POST' as const };
  const status: ApiCheck = { type: 'status', equals: '200' };
  const asked: [string, string, Partial<ApiEndpoint>][] = [
    ['a GraphQL query', '/', { ...post, bodyKind: 'graphql', body: broken }],
    ['a query by GET', '/', { bodyKind: 'graphql', body: broken }],
    ['a query as JSON', '/', { ...post, body: { query: broken } }],
    ['a query as the text of JSON', '/', { ...post, body: JSON.stringify({ query: broken }) }],
    ['a query in the address', `/?query=${encodeURIComponent(broken)}`, { bodyKind: 'none' }],
  ];

  test.each(asked)('fails: %s', async (_name, path, more) => {
    const { url } = await startGraphql();
    const result = await runOne(url, endpoint(path, { ...more, validations: [status] }));
    expect(result.passed).toBe(false);
    expect(result.checks.map(({ check, passed }) => [check.type, passed])).toEqual([
      ['status', true],
      ['graphql', false],
    ]);
    expect(result.checks[1]?.message).toBe(
      'The GraphQL answer is with the error "This field is broken" at broken. If errors are expected, add a check for them.',
    );
  });

  test('fails where no check was written either', async () => {
    const { url } = await startGraphql();
    const result = await runOne(url, endpoint('/', { ...post, bodyKind: 'graphql', body: broken }));
    expect(result).toMatchObject({ passed: false, checks: [{ check: { type: 'graphql' }, passed: false }] });
  });

  const expecting: ApiCheck[] = [
    { type: 'graphql', errors: 'some' },
    { type: 'jsonpath', path: '$.errors', operator: 'exists' },
    { type: 'jsonpath', path: '$.errors[0].message', operator: 'equals', value: 'This field is broken' },
    { type: 'jsonpath', path: "$['errors'][0].path[0]", operator: 'equals', value: 'broken' },
    { type: 'body', operator: 'contains', value: 'is broken' },
  ];

  test.each(expecting)('passes where a check speaks about errors: %j', async (check) => {
    const { url } = await startGraphql();
    const one = endpoint('/', { ...post, bodyKind: 'graphql', body: broken, validations: [status, check] });
    expect(await runOne(url, one)).toMatchObject({ passed: true, checks: [{}, {}] });
  });

  const body = '{"errors":[{"message":"No"}]}';
  const answer = { status: 400, statusText: '', headers: [], body, isText: true, size: 29, totalMs: 1 };
  const asking = endpoint('/', { ...post, bodyKind: 'graphql', body: broken });

  test.each<[boolean, ApiCheck]>([
    [true, { type: 'body', operator: 'matches', value: '"errors"' }],
    [true, { type: 'schema', schema: { type: 'object', required: ['errors'] } }],
    [true, { type: 'status', equals: '400' }],
    [true, { type: 'status', equals: ['200', '4xx'] }],
    [true, { type: 'jsonpath', path: '$', operator: 'equals', value: JSON.parse(body) }],
    [true, { type: 'jsonpath', path: '$..errors', operator: 'exists' }],
    [false, { type: 'jsonpath', path: '$.errorsAt', operator: 'not exists' }],
    [false, { type: 'schema', schema: { type: 'object' } }],
    [false, { type: 'status', equals: '200' }],
  ])('is expected (%j) by %j', (isExpected, check) => {
    expect(findGraphqlErrors(asking, answer, [check]) === undefined).toBe(isExpected);
  });

  const silent: ApiCheck[] = [
    { type: 'jsonpath', path: '$.data', operator: 'exists' },
    { type: 'body', operator: 'not contains', value: 'fatal error' },
    { type: 'time', maxMs: 100_000 },
  ];

  test.each(silent)('fails where checks speak about other things: %j', async (check) => {
    const { url } = await startGraphql();
    const one = endpoint('/', { ...post, bodyKind: 'graphql', body: broken, validations: [check] });
    expect(await runOne(url, one)).toMatchObject({
      passed: false,
      checks: [{ passed: true }, { passed: false }],
    });
  });

  test('of a service that is no GraphQL says nothing', async () => {
    const { url } = await startService((_got, response) => {
      response.setHeader('content-type', 'application/json');
      response.end('{"errors":[{"message":"Nothing found"}],"data":null}');
    });
    const one = endpoint('/search?query=shoes', { validations: [status] });
    expect(await runOne(url, one)).toMatchObject({ passed: true, checks: [{}] });
  });

  test('fails for one of several queries that were sent at once', async () => {
    const { url } = await startService((_got, response) => {
      response.setHeader('content-type', 'application/json');
      response.end('[{"data":{"a":1}},{"errors":[{"message":"x"}]}]');
    });
    const body = [{ query: '{ a }' }, { query: '{ b }' }];
    expect(await runOne(url, endpoint('/', { ...post, body, validations: [status] }))).toMatchObject({
      passed: false,
    });
  });
});

test('a request without checks has neither passed nor failed, and stops nothing', async () => {
  const { url } = await startService((got, response) => {
    response.statusCode = got.path === '/bad' ? 500 : 200;
    response.end('ok');
  });
  const status: ApiCheck = { type: 'status', equals: '200' };
  const config = configOf(
    url,
    [
      endpoint('/a'),
      endpoint('/bad'),
      endpoint('/b', { validations: [status] }),
      endpoint('/bad', { validations: [status] }),
    ],
    { stopOnFailure: true },
  );
  const { results, summary } = await runChecks(config, options);
  expect(results.map(({ passed }) => passed)).toEqual([false, false, true, false]);
  expect(summary).toMatchObject({
    totalEndpoints: 4,
    passed: 1,
    failed: 1,
    notChecked: 2,
    successRate: 50,
  });
  const { summary: none } = await runChecks(configOf(url, [endpoint('/a')]), options);
  expect(none).toMatchObject({ passed: 0, failed: 0, notChecked: 1, successRate: 0 });
});
