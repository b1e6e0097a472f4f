import { expect, test } from 'vitest';
import { importEndpoints } from '../import-endpoints.ts';

/** What a row says of the endpoint that it expects; the rest is not looked at. */
function only(text: string) {
  const { endpoints, ...rest } = importEndpoints(text, 'auto');
  const [endpoint] = endpoints;
  if (!endpoint || endpoints.length !== 1) throw new Error(`There are ${endpoints.length} endpoints.`);
  return { ...rest, endpoint };
}

const curls: [command: string, expected: object][] = [
  ['curl https://a.test/x?y=1', { method: 'GET', path: '/x?y=1', followRedirects: false, bodyKind: 'none' }],
  ['$ curl -L a.test', { path: '/', followRedirects: true }],
  ["curl -XDELETE 'https://a.test/a b'", { method: 'DELETE', path: '/a b' }],
  [
    `curl -sSL \\\n  -H 'Content-Type: application/json' \\\n  -H "X-Q: say \\"hi\\"" -d '{"it'"'"'s":1}' https://a.test/j | jq .id`,
    {
      method: 'POST',
      headers: { 'X-Q': 'say "hi"' },
      bodyKind: 'json',
      body: { "it's": 1 },
      followRedirects: true,
    },
  ],
  [
    'curl --json \'{"a":1}\' a.test/j',
    { method: 'POST', bodyKind: 'json', body: { a: 1 }, headers: { Accept: 'application/json' } },
  ],
  [
    'curl a.test -d a=1 --data-urlencode "b=x y&z" -X PUT',
    { method: 'PUT', bodyKind: 'form', body: { a: '1', b: 'x y&z' } },
  ],
  [
    'curl -G a.test/s -d q=1 --data-urlencode "r=ä b"',
    { method: 'GET', path: '/s?q=1&r=%C3%A4%20b', bodyKind: 'none' },
  ],
  ['curl -u ada:se:cret a.test', { auth: { type: 'basic', username: 'ada', password: 'se:cret' } }],
  [
    'curl -H "Authorization: Bearer $TOKEN" a.test',
    { auth: { type: 'bearer', token: '{{TOKEN}}' }, headers: {} },
  ],
  [
    'curl -F name=Ada -F "pic=@/tmp/p.png;type=image/png" a.test/u',
    {
      method: 'POST',
      bodyKind: 'multipart',
      body: { name: 'Ada', pic: { name: 'p.png', type: 'image/png' } },
    },
  ],
  ["curl -b 'a=1; b=2' --compressed -A me a.test", { headers: { Cookie: 'a=1; b=2', 'User-Agent': 'me' } }],
  [
    "curl a.test --data-raw $'tab\\there \\x41' -H 'Content-Type: text/plain'",
    { bodyKind: 'text', body: 'tab\there A' },
  ],
  [
    'curl --request=PATCH --url=https://a.test/p -m 2.5 --retry 3 -o out.txt',
    { method: 'PATCH', path: '/p', timeoutMs: 2500, retries: 3 },
  ],
  [
    'curl ^"https://a.test/w^" ^\n  -H ^"Content-Type: application/json^" ^\n  --data-raw ^"^{^\\^"a^\\^":1^}^"',
    { method: 'POST', body: { a: 1 } },
  ],
  [
    'curl a.test/graphql -H \'content-type: application/json\' -d \'{"query":"query { a }"}\'',
    { bodyKind: 'graphql', body: { query: 'query { a }' } },
  ],
];

test.each(curls)('%s', (command, expected) => {
  expect(only(command).endpoint).toMatchObject(expected);
});

test('several curl commands share a base, and what cannot be had is said', () => {
  const text = `# list
export TOKEN=abc
curl https://a.test/1 && curl -k https://a.test/2; curl https://b.test/3 --next -I https://a.test/4
echo done
curl -d @body.json https://a.test/5`;
  const { baseUrl, endpoints, notes, format } = importEndpoints(text, 'auto');
  expect({ format, baseUrl }).toEqual({ format: 'curl', baseUrl: 'https://a.test' });
  expect(endpoints.map(({ path }) => path)).toEqual(['/1', '/2', 'https://b.test/3', '/5']);
  for (const said of [/-k was left out/, /HEAD requests/, /echo done/, /"body.json" cannot be read/]) {
    expect(notes.join('\n')).toMatch(said);
  }
});
