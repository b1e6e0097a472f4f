import { describe, expect, test } from 'vitest';
import { startApp } from '../../../test/start.ts';
import { createLog } from './logs.ts';
import { maskSecrets, maskText } from './mask.ts';

describe('maskText', () => {
  test.each([
    ['Bearer abc.def', 'Bearer [masked]'],
    ['GET /reset-password?token=abc&x=1', 'GET /reset-password?token=[masked]&x=1'],
    ['postgres://me:hunter2@db/assay', 'postgres://me:[masked]@db/assay'],
    ['{"newPassword":"hunter2","a":1}', '{"newPassword":"[masked]","a":1}'],
    ['eyJhbGciOi.eyJzdWIi.c2ln', '[masked token]'],
    ['assay_3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', '[masked token]'],
    ['GET /api/shared/3q2-7wAAAAAAAAAAAAAAAAAAAA/badge.svg', 'GET /api/shared/[masked]/badge.svg'],
    ['whsec_3q2-7wAAAAAAAAAAAAAAAAAAAA', '[masked secret]'],
    ['nothing to hide', 'nothing to hide'],
  ])('%s', (text, masked) => {
    expect(maskText(text)).toBe(masked);
  });
});

describe('maskSecrets', () => {
  test('replaces values under secret-sounding names, however deep', () => {
    const value = {
      user: 'ada',
      password: 'a',
      nested: [{ apiKey: 'b', headers: { Authorization: 'c', accept: 'd' } }],
    };
    expect(maskSecrets(value)).toEqual({
      user: 'ada',
      password: '[masked]',
      nested: [{ apiKey: '[masked]', headers: { Authorization: '[masked]', accept: 'd' } }],
    });
  });

  test('keeps what an error says, without its secrets', () => {
    const error = new Error('cannot reach smtp://me:hunter2@mail', {
      cause: new Error('token=abc ?token=abc'),
    });
    const masked = JSON.stringify(maskSecrets(error));
    expect(masked).toContain('cannot reach smtp://me:[masked]@mail');
    expect(masked).not.toContain('hunter2');
    expect(masked).toContain('?token=[masked]');
  });

  test('does not follow a circle for ever', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(JSON.stringify(maskSecrets(circle))).toContain('[too deep]');
  });
});

test('log lines are JSON with a request id and without secrets', async () => {
  const app = await startApp('sqlite', { LOG_LEVEL: 'debug' });
  await app.server.inject({
    url: '/api/user/profile?token=hunter2',
    headers: { authorization: 'Bearer hunter2', 'x-request-id': 'request-12345' },
  });
  await expect.poll(() => app.logLines.length).toBeGreaterThan(0);
  const entry = JSON.parse(app.logLines.at(-1) ?? '');
  expect(entry).toMatchObject({
    level: 'debug',
    method: 'GET',
    url: '/api/user/profile?token=[masked]',
    status: 401,
    requestId: 'request-12345',
  });
  expect(app.logLines.join('')).not.toContain('hunter2');
});

test('a message and its error are masked as well', () => {
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  log.info('Opened /reset-password?token=hunter2');
  log.error({ err: new Error('Bearer hunter2') }, 'It failed.');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain('hunter2');
});
