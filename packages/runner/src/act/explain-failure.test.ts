import type { Trouble } from '@assay/http/guard';
import { expect, test } from 'vitest';
import { Problem } from '../progress/problem.ts';
import { explainByTroubles, explainUnreachable } from './explain-failure.ts';

test.each([
  ['net::ERR_NAME_NOT_RESOLVED', 'unreachable address', 'the host shop.example:8443 was not found'],
  ['NS_ERROR_UNKNOWN_HOST', 'unreachable address', 'the host shop.example:8443 was not found'],
  ['net::ERR_CONNECTION_REFUSED', 'unreachable address', 'shop.example:8443 refused the connection'],
  ['net::ERR_CERT_DATE_INVALID', 'unreachable address', 'it has expired or is not valid yet'],
  ['SEC_ERROR_EXPIRED_CERTIFICATE', 'unreachable address', 'it has expired or is not valid yet'],
  ['net::ERR_CERT_COMMON_NAME_INVALID', 'unreachable address', 'it is for another host'],
  ['net::ERR_CERT_AUTHORITY_INVALID', 'unreachable address', 'no authority that the browser trusts'],
  ['MOZILLA_PKIX_ERROR_SELF_SIGNED_CERT', 'unreachable address', 'no authority that the browser trusts'],
  ['net::ERR_CERT_REVOKED', 'unreachable address', 'the certificate of shop.example:8443 is not valid'],
  ['net::ERR_SSL_PROTOCOL_ERROR', 'unreachable address', 'did not agree on an encrypted connection'],
  ['net::ERR_EMPTY_RESPONSE', 'site down', 'closed the connection without an answer'],
  ['net::ERR_TOO_MANY_REDIRECTS', 'site down', 'it redirects in a circle'],
])('%s is %s', (message, problemClass, reason) => {
  const problem = explainUnreachable('https://shop.example:8443/cart', `page.goto: ${message} at …`);
  expect(problem).toMatchObject({ class: problemClass, message: expect.stringContaining(reason) });
  expect(problem?.message).toContain('https://shop.example:8443/cart could not be opened');
});

test('other words of a browser explain nothing', () => {
  expect(explainUnreachable('http://shop.example/', 'Target closed')).toBeUndefined();
});

const trouble = { place: '', hostname: 'shop.example', port: 443, message: 'The guard knows why.', count: 1 };

test.each<[string, Trouble[], string, string]>([
  [
    'an unknown host',
    [{ ...trouble, kind: 'unreachable', reason: 'name-not-resolved' }],
    'unreachable address',
    'The guard knows why.',
  ],
  [
    'silence',
    [{ ...trouble, kind: 'unreachable', reason: 'timed-out' }],
    'site down',
    'The guard knows why.',
  ],
  [
    'a refusal',
    [{ ...trouble, kind: 'refused', reason: 'private' }],
    'refused address',
    'The guard knows why.',
  ],
  [
    'the trouble of another port',
    [{ ...trouble, port: 80, kind: 'unreachable', reason: 'refused' }],
    'unreachable address',
    'https://shop.example/ could not be opened: the way to it is not allowed or not open. Check the address and that the site runs.',
  ],
])('of a tunnel that did not open, the proxy tells %s', (_, troubles, problemClass, message) => {
  const problem = explainUnreachable('https://shop.example/', 'net::ERR_TUNNEL_CONNECTION_FAILED');
  expect(problem && explainByTroubles(problem, troubles)).toMatchObject({ class: problemClass, message });
});

test('a problem with something else stays as it is', () => {
  const problem = new Problem('not found', 'The button was not found.');
  expect(explainByTroubles(problem, [{ ...trouble, kind: 'unreachable', reason: 'refused' }])).toBe(problem);
});
