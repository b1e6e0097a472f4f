import { gzipSync } from 'node:zlib';
import type { ApiEndpoint } from '@assay/contract';
import { expect, test } from 'vitest';
import { endpoint, runOne, startService } from '../checks.fixture.ts';

const file = {
  base64: Buffer.from('\x89PNG', 'latin1').toString('base64'),
  name: 'a "b".png',
  type: 'image/png',
};

/** A service that tells what it was asked. */
async function startEcho() {
  return startService((_got, response) => response.end('ok'));
}

async function sendBody(body: unknown, bodyKind: ApiEndpoint['bodyKind'], more: Partial<ApiEndpoint> = {}) {
  const { url, asked } = await startEcho();
  const variables = { name: 'Jo "x"\n', n: '5', nested: '{{name}}', loop: '{{loop}}' };
  const result = await runOne(url, endpoint('/', { method: 'POST', body, bodyKind, ...more }), { variables });
  return { result, asked, got: asked[0] };
}

const bodies: [kind: ApiEndpoint['bodyKind'], body: unknown, type: string | undefined, text: string][] = [
  ['none', { a: 1 }, undefined, ''],
  ['json', { a: ['{{name}}', 1], '{{n}}': null }, 'application/json', '{"5":null,"a":["Jo \\"x\\"\\n",1]}'],
  ['json', '{"a": {{n}}, "b": "<{{nested}}>"}', 'application/json', '{"a": 5, "b": "<Jo \\"x\\"\\n>"}'],
  ['json', false, 'application/json', 'false'],
  ['text', 'a {{n}}', 'text/plain;charset=UTF-8', 'a 5'],
  [
    'form',
    { a: 'x y&z', b: ['1', 2], c: '{{n}}' },
    'application/x-www-form-urlencoded',
    'a=x+y%26z&b=1&b=2&c=5',
  ],
  ['form', [{ name: 'a', value: '1' }], 'application/x-www-form-urlencoded', 'a=1'],
  ['graphql', 'query { me }', 'application/json', '{"query":"query { me }"}'],
  [
    'graphql',
    { query: 'query Q($n: Int) { me(n: $n) }', variables: '{"n": {{n}}}', operationName: '' },
    'application/json',
    '{"query":"query Q($n: Int) { me(n: $n) }","variables":{"n":5}}',
  ],
  ['file', file, 'image/png', '\x89PNG'],
];

test('every kind of body is sent as it should be', async () => {
  for (const [kind, body, type, text] of bodies) {
    const { got, result } = await sendBody(body, kind);
    expect([kind, result.error, got?.headers['content-type'], got?.body]).toEqual([kind, null, type, text]);
  }
  const { got, result } = await sendBody({ title: 'Ä', upload: file }, 'multipart');
  const boundary = /^multipart\/form-data; boundary=(\S+)$/.exec(got?.headers['content-type'] ?? '')?.[1];
  expect(Buffer.from(got?.body ?? '', 'latin1').toString('latin1')).toBe(
    [
      `--${boundary}`,
      'Content-Disposition: form-data; name="title"',
      '',
      Buffer.from('Ä').toString('latin1'),
      `--${boundary}`,
      'Content-Disposition: form-data; name="upload"; filename="a %22b%22.png"',
      'Content-Type: image/png',
      '',
      '\x89PNG',
      `--${boundary}--`,
      '',
    ].join('\r\n'),
  );
  expect(result.request.body).toBe('title: Ä\nupload: (file a "b".png, 4 bytes)');
  const overGet = await sendBody({ query: '{ me }', variables: { a: 1 } }, 'graphql', { method: 'GET' });
  expect([overGet.got?.query.get('query'), overGet.got?.query.get('variables'), overGet.got?.body]).toEqual([
    '{ me }',
    '{"a":1}',
    '',
  ]);
});

test('a request that cannot be written is a bad request with its reason', async () => {
  const rows: [ApiEndpoint['bodyKind'], unknown, Partial<ApiEndpoint>, RegExp][] = [
    ['json', '{"a": }', {}, /^The body is not valid JSON: .* choose text/],
    ['graphql', { variables: {} }, {}, /needs a query/],
    ['form', 'a', { headers: { 'X-A': 'b\r\nX-Evil: 1' } }, /^The header "X-A" has characters/],
    ['none', '', { headers: { 'no name': 'x' } }, /"no name" is not the name of a header/],
    ['text', '{{loop}}', {}, /leads back to itself/],
    ['file', 'text', {}, /must be a file/],
    ['file', { base64: '%%%' }, {}, /not base64/],
    ['multipart', 5, {}, /must be fields/],
  ];
  for (const [kind, body, more, message] of rows) {
    const { result, asked } = await sendBody(body, kind, more);
    expect([result.error?.kind, asked.length]).toEqual(['bad request', 0]);
    expect(result.error?.message).toMatch(message);
  }
});

test('the address is the path below the base, whatever slashes they have', async () => {
  const { url, asked } = await startEcho();
  const rows: [base: string, path: string, asked: string][] = [
    [`${url}/v1/`, '/users', '/v1/users?'],
    [`${url}/v1`, 'users?a=b c', '/v1/users?a=b+c'],
    [`${url}/v1?key=1`, '/users?a=2#x', '/v1/users?a=2&key=1'],
    [`${url}/v1`, '?a=1', '/v1?a=1'],
    ['http://unused.invalid', `${url}/whole`, '/whole?'],
    ['{{base}}', '/{{id}}', '/7?'],
  ];
  for (const [base, path, wanted] of rows) {
    asked.length = 0;
    const { error } = await runOne(base, endpoint(path), { variables: { base: url, id: '7' } });
    expect([error, `${asked[0]?.path}?${asked[0]?.query}`]).toEqual([null, wanted]);
  }
});

test('answers are unpacked and decoded by what their headers say', async () => {
  const rows: [type: string, body: Buffer, text: string | undefined, coding?: string][] = [
    ['application/json; charset=utf-8', gzipSync('{"a":"ü"}'), '{"a":"ü"}', 'gzip'],
    ['text/plain; charset=iso-8859-1', Buffer.from('\xfc', 'latin1'), 'ü'],
    ['text/plain; charset=no-such', Buffer.from('ü'), 'ü'],
    ['text/html', Buffer.from('\xff\xfea\x00', 'latin1'), 'a'],
    ['', Buffer.from('plain'), 'plain'],
    ['image/svg+xml', Buffer.from('<svg/>'), '<svg/>'],
    ['image/png', Buffer.from('\x89PNG', 'latin1'), undefined],
    ['', Buffer.from([0, 255]), undefined],
  ];
  for (const [type, body, text, coding] of rows) {
    const { url } = await startService((_got, response) => {
      if (type) response.setHeader('content-type', type);
      if (coding) response.setHeader('content-encoding', coding);
      response.end(body);
    });
    const { response } = await runOne(url, endpoint('/'));
    expect([type, response?.body, response?.isText]).toEqual([
      type,
      text ?? body.toString('base64'),
      text !== undefined,
    ]);
  }
});
