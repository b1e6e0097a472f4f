import type { LoadConfig } from '@assay/contract';
import { expect, test } from 'vitest';
import { LoadProblem } from './load-problem.ts';
import { planLoad } from './start-load.ts';
import { loadOf } from './test-load.ts';

function requestOf(config: Partial<LoadConfig>, variables: Record<string, string> = {}): string {
  const plan = planLoad(loadOf(config), { policy: { allowPrivate: 'all' }, variables });
  return Buffer.from(plan.request).toString('utf8');
}

test('a request without a body', () => {
  expect(requestOf({ url: 'http://shop.example:8080/a%20b?c=d#e', body: 'not sent' })).toBe(
    'GET /a%20b?c=d HTTP/1.1\r\nHost: shop.example:8080\r\nUser-Agent: Assay\r\nAccept: */*\r\n\r\n',
  );
  expect(requestOf({ url: 'http://shop.example/', method: 'POST' })).toContain('Content-Length: 0\r\n\r\n');
});

test('variables are filled in everywhere, and bodies say what they are', () => {
  const variables = { host: 'shop.example', id: '7', quote: 'a "b" ü' };
  const asJson = requestOf(
    {
      url: 'http://{{host}}/{{ id }}',
      method: 'PUT',
      headers: { 'X-{{id}}': 'v{{id}}', 'content-length': '1' },
      body: { text: '{{quote}}' },
    },
    variables,
  );
  expect(asJson).toMatch(/^PUT \/7 HTTP\/1.1\r\nHost: shop.example\r\n/);
  expect(asJson).toContain('\r\nX-7: v7\r\n');
  expect(asJson).toContain('\r\nContent-Type: application/json\r\n');
  expect(asJson).toMatch(/\r\nContent-Length: 21\r\n\r\n\{"text":"a \\"b\\" ü"\}$/);
  expect(requestOf({ method: 'POST', body: 'plain' })).toContain('Content-Type: text/plain; charset=utf-8');
  expect(requestOf({ method: 'POST', body: '[1]' })).toContain('Content-Type: application/json');
  const own = requestOf({ method: 'POST', body: '[1]', headers: { 'content-type': 'x/y', host: 'other' } });
  expect(own).toContain('content-type: x/y');
  expect(own).not.toMatch(/application\/json|127\.0\.0\.1/);
  expect(requestOf({ url: 'http://ada:p%40ss@shop.example/' })).toContain(
    `Authorization: Basic ${Buffer.from('ada:p@ss').toString('base64')}`,
  );
});

test.each<[string, Partial<LoadConfig>]>([
  ['{{nobody}} has no value', { url: 'http://{{nobody}}/' }],
  ['{{nobody}} has no value', { headers: { x: '{{nobody}}' } }],
  ['is not a web address', { url: 'shop' }],
  ['are not opened', { url: 'file:///etc/passwd' }],
  ['The header "x" cannot be sent', { headers: { x: 'a\r\nInjected: b' } }],
  ['The header "a b" cannot be sent', { headers: { 'a b': 'c' } }],
])('says %s', (message, config) => {
  expect(() => requestOf(config)).toThrow(LoadProblem);
  expect(() => requestOf(config)).toThrow(message);
});
