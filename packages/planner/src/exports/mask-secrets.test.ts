import { describe, expect, it } from 'vitest';
import type { Command } from '../steps/language.ts';
import { makeExported, makeSteps } from './every-command.fixture.ts';
import { exportGherkin } from './export-gherkin.ts';
import { exportJson } from './export-json.ts';
import { maskSecrets } from './mask-secrets.ts';
import { exportPlaywright } from './playwright/export-playwright.ts';

const secret = 'p$w+"d.1';

const hiding: [string, Command[]][] = [
  ['a password field', [{ do: 'type', target: { name: 'Password', kind: 'field' }, text: secret }]],
  ['a token', [{ do: 'set', target: { name: 'API key', kind: 'field' }, value: secret }]],
  ['a login', [{ do: 'log in', credentials: { user: 'ada', password: secret } }]],
  [
    'who calls, and fields of what is sent',
    [
      { do: 'call', method: 'GET', address: '/me', auth: { by: 'token', token: secret } },
      { do: 'call', method: 'POST', address: '/a', body: JSON.stringify({ user: { password: 'p-w-d-2' } }) },
      { do: 'call', method: 'GET', address: '/b', headers: [{ name: 'X-Api-Key', value: secret }] },
    ],
  ],
  [
    'a password that is used again',
    [
      { do: 'type', target: { name: 'Password', kind: 'field' }, text: secret },
      { do: 'call', method: 'POST', address: `/login?p=${secret}`, body: `{"p":"${secret}"}` },
      {
        do: 'expect',
        subject: { of: 'page text' },
        condition: { is: 'text', how: 'contains', value: secret },
        negated: true,
      },
    ],
  ],
];

describe('maskSecrets', () => {
  it.each(hiding)('hides %s from every export', (_, commands) => {
    const source = `Use ${secret}, then go on`;
    const steps = makeSteps(commands).map((step) => ({ ...step, source }));
    const unclear = { source, reason: 'It is unclear.', again: true as const };
    const testCase = makeExported([...steps, unclear], {
      title: `With ${secret}`,
      description: secret,
      expectedResult: `Not ${secret}.`,
    });
    for (const text of [exportJson([testCase]), exportGherkin([testCase]), exportPlaywright([testCase])]) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(JSON.stringify(secret).slice(1, -1));
    }
  });

  it('names two passwords apart and keeps the step readable', () => {
    const steps = makeSteps([
      { do: 'type', target: { name: 'Password', kind: 'field' }, text: 'one' },
      { do: 'type', target: { name: 'Password', kind: 'field' }, text: 'two' },
    ]);
    expect(maskSecrets(makeExported(steps)).steps.map((step) => 'sentence' in step && step.sentence)).toEqual(
      [
        'Type "{{secret password}}" in the "Password" field',
        'Type "{{secret password 2}}" in the "Password" field',
      ],
    );
  });

  it.each<[string, Command, Partial<Parameters<typeof makeExported>[1]>]>([
    ['an ordinary field', { do: 'type', target: { name: 'City', kind: 'field' }, text: 'Paris' }, {}],
    [
      'a value that is made up',
      { do: 'type', target: { name: 'Password', kind: 'field' }, text: '{{unique 8}}' },
      {},
    ],
    [
      'a field whose name only sounds like it',
      { do: 'type', target: { name: 'Shipping', kind: 'field' }, text: 'DHL' },
      {},
    ],
  ])('leaves %s alone', (_, command, more) => {
    const testCase = makeExported(makeSteps([command]), more);
    expect(maskSecrets(testCase)).toEqual(testCase);
  });

  it('leaves a boundary value alone that no author typed', () => {
    const [step] = makeSteps([{ do: 'type', target: { name: 'Password', kind: 'field' }, text: 'aaaaa' }]);
    const testCase = makeExported(step ? [{ ...step, source: '' }] : [], { origin: 'boundary' });
    expect(maskSecrets(testCase)).toEqual(testCase);
  });

  it('does not eat letters of other words', () => {
    const steps = makeSteps([
      { do: 'type', target: { name: 'Password', kind: 'field' }, text: 'a' },
      { do: 'type', target: { name: 'Name', kind: 'field' }, text: 'Anna a' },
    ]);
    expect(maskSecrets(makeExported(steps)).steps[1]).toMatchObject({
      command: { text: 'Anna {{secret password}}' },
    });
  });
});
