import { describe, expect, it } from 'vitest';
import type { Command } from '../steps/language.ts';
import { parseStep } from './parse-step.ts';

describe('parseStep', () => {
  it.each<[string, Command | undefined]>([
    ['click the OK button', { do: 'click', target: { name: 'OK', kind: 'button' } }],
    ['Click the "OK" button', { do: 'click', target: { name: 'OK', kind: 'button' } }],
    [
      'the badge shows 1',
      {
        do: 'expect',
        subject: { of: 'element', target: { name: '', kind: 'badge' } },
        condition: { is: 'number', comparison: '=', value: 1 },
      },
    ],
    ['Open "Settings"', { do: 'click', target: { name: 'Settings' } }],
    ['Open "/settings"', { do: 'open', address: '/settings' }],
    ['Click Save and click Close', undefined],
    ['Frobnicate the widget', undefined],
    ['', undefined],
  ])('reads %j', (sentence, command) => {
    expect(parseStep(sentence)).toEqual(command);
  });
});
