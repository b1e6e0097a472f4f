/** A collection that has a little of everything. */
export const collection = {
  info: { name: 'Shop', schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
  auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{token}}' }] },
  variable: [{ key: 'host', value: 'https://shop.test/api' }],
  item: [
    {
      name: 'Users',
      item: [
        {
          name: 'Create',
          event: [
            {
              listen: 'test',
              script: {
                exec: [
                  'pm.test("Status", function () {',
                  '    pm.response.to.have.status(201);',
                  '});',
                  'pm.test("one line", () => { pm.expect(pm.response.responseTime).to.be.below(800); });',
                  'const body = pm.response.json();',
                  'pm.expect(body.user.name).to.eql("Ada");',
                  'pm.expect(body).to.have.property("id");',
                  'pm.environment.set("userId", body.id);',
                  'console.log("done");',
                ],
              },
            },
            { listen: 'prerequest', script: { exec: 'pm.variables.set("a", 1)' } },
          ],
          request: {
            method: 'POST',
            url: {
              raw: '{{host}}/users/:team?x=1',
              query: [
                { key: 'x', value: '1 2' },
                { key: 'y', value: 'z', disabled: true },
              ],
              variable: [{ key: 'team', value: 'red' }],
            },
            header: [
              { key: 'X-A', value: 'b' },
              { key: 'X-Off', value: 'c', disabled: true },
            ],
            body: {
              mode: 'raw',
              raw: '{"name":"Ada","at":"{{$timestamp}}"}',
              options: { raw: { language: 'json' } },
            },
          },
        },
        { name: 'List', request: '{{host}}/users' },
      ],
    },
    {
      name: 'Form',
      request: {
        auth: { type: 'noauth' },
        method: 'PUT',
        url: 'https://other.test/form',
        body: {
          mode: 'urlencoded',
          urlencoded: [
            { key: 'a', value: '1' },
            { key: 'a', value: '2' },
          ],
        },
      },
    },
    {
      name: 'Files',
      request: {
        auth: { type: 'basic', basic: { username: 'ada', password: 'x' } },
        method: 'POST',
        url: '{{host}}/files',
        body: {
          mode: 'formdata',
          formdata: [
            { key: 'f', type: 'file', src: '/tmp/a.png' },
            { key: 'n', value: '1' },
          ],
        },
      },
    },
    {
      name: 'Query',
      request: {
        method: 'POST',
        url: '{{host}}/graphql',
        body: { mode: 'graphql', graphql: { query: '{ a }', variables: '{"b":1}' } },
      },
    },
  ],
};
