/** For a receiver on Node: whether a delivery came from Assay, and came just now. */
export const verificationSnippet = `import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the request's body as it came, before any JSON.parse
export function isFromAssay(headers, body, secret) {
  const timestamp = headers['x-assay-timestamp'] ?? '';
  const expected = 'sha256=' + createHmac('sha256', secret).update(timestamp + '.' + body).digest('hex');
  const given = Buffer.from(headers['x-assay-signature'] ?? '');
  const isRecent = Math.abs(Date.now() / 1000 - Number(timestamp)) < 300;
  return isRecent && given.length === expected.length && timingSafeEqual(given, Buffer.from(expected));
}`;
