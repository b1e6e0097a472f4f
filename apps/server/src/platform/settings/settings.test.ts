import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isLoopback, parseSettings, settingsSchema } from './settings.ts';

describe('settings', () => {
  test('are all optional', () => {
    expect(parseSettings({})).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      DATA_DIR: './data',
      RATE_LIMITS: 'on',
    });
  });

  test('empty ones count as absent', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: '  ' })).toMatchObject({ PORT: 3000 });
  });

  test('everything wrong is told at once', () => {
    const wrong = {
      PORT: '70000',
      JWT_SECRET: 'short',
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
      SMTP_URL: 'x',
    };
    expect(() => parseSettings(wrong)).toThrow(
      [
        'These settings cannot be used:',
        '  PORT must be a whole number from 0 to 65535.',
        '  DATABASE_URL must be an address beginning with postgres:// or postgresql://.',
        '  SMTP_URL must be an address beginning with smtp:// or smtps://.',
        '  JWT_SECRET must have at least 32 characters.',
        '  LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent.',
      ].join('\n'),
    );
  });

  test.each([
    ['127.0.0.1', true],
    ['127.8.8.8', true],
    ['::1', true],
    ['localhost', true],
    ['0.0.0.0', false],
    ['::', false],
    ['127.0.0.1.example.com', false],
    ['10.0.0.1', false],
  ])('%s is loopback: %s', (host, expected) => {
    expect(isLoopback(host)).toBe(expected);
  });

  test('README lists each with its default and its sentence', () => {
    const readme = readFileSync(new URL('../../../../../README.md', import.meta.url), 'utf8');
    for (const [name, schema] of Object.entries(settingsSchema.shape)) {
      const fallback = settingsSchema.shape[name as 'PORT'].safeParse(undefined).data;
      expect(readme).toContain(
        `| \`${name}\` | ${fallback === undefined ? '' : `\`${fallback}\` `}| ${schema.description} |`,
      );
    }
  });
});
