import { buildSchema, graphql } from 'graphql';
import { expect, test } from 'vitest';
import { configOf, endpoint, options, startService } from '../checks.fixture.ts';
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
