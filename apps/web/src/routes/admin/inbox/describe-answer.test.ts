import { describe, expect, it } from 'vitest';
import { describeOutcome, describeWay } from './describe-answer.ts';
import { describeInfo } from './describe-info.ts';

const email = 'ada@example.com';

describe('describeWay', () => {
  it.each([
    ['contact', '', 'It goes to ada@example.com by mail.'],
    ['feedback', '', 'They read it on their feedback page, and by mail if they want mail.'],
    ['feedback', email, 'They read it on their feedback page, and by mail if they want mail.'],
    [
      'feedback',
      'other@example.com',
      'They read it on their feedback page, and by mail at other@example.com if they want mail.',
    ],
  ] as const)('%s, contact email “%s”', (source, contact_email, words) => {
    expect(describeWay({ source, email, contact_email })).toBe(words);
  });
});

it('never claims a mail that was not sent', () => {
  for (const source of ['feedback', 'contact'] as const) {
    expect(describeOutcome({ source }, true)).toMatch(/was sent by mail/);
    expect(describeOutcome({ source }, false)).toMatch(/not mailed/);
  }
});

it('labels what a browser told, and leaves out what is empty', () => {
  expect(
    describeInfo({ userAgent: 'x', cookieEnabled: false, onLine: true, referrer: '', more: 'y' }),
  ).toEqual([
    ['User agent', 'x'],
    ['Cookies enabled', 'No'],
    ['Online', 'Yes'],
    ['more', 'y'],
  ]);
});
