import { describe, expect, it } from 'vitest';
import type { TestCase } from '../../steps/language.ts';
import { planTests } from '../plan-cases.ts';
import { makeField, makePage, require, signIn, tell } from '../told.fixture.ts';

const page = makePage(
  [
    makeField('Email', { type: 'email', required: true }),
    makeField('Password', { type: 'password', required: true }),
    makeField('Repeat password', { type: 'password', required: true }),
  ],
  { address: 'http://127.0.0.1:3000/signup', buttons: [{ name: 'Join', submits: true, form: 'f' }] },
);
const options = { testType: 'functional', complexity: 'complex', includeEdgeCases: false } as const;
const limits = [{ value: 6, unit: 'characters', relation: 'shorter than' }];
const sentences = (one: TestCase | undefined) =>
  one?.steps.map((step) => ('sentence' in step ? step.sentence : '')) ?? [];

describe('limits the author states', () => {
  it('gives 5, 6 and 7 for a limit of 6, and breaks the rule where it is stated without any action', () => {
    const told = require(tell('Check that the "Password too short" message is visible'), {
      title: 'Passwords shorter than 6 characters are rejected',
      flags: { negative: true, limits },
    });
    const { cases } = planTests(told, { ...options, page });
    expect(cases.slice(0, 3).map(({ title }) => title)).toEqual([
      'Passwords shorter than 6 characters are rejected',
      '"Password" of 6 characters is accepted',
      '"Password" of 7 characters is accepted',
    ]);
    expect(sentences(cases[0])).toEqual([
      'Open "http://127.0.0.1:3000/signup"',
      'Type "{{unique email}}" in the "Email" field',
      'Type "Pw1-a" in the "Password" field',
      'Type "Pw1-a" in the "Repeat password" field',
      'Click the "Join" button',
      'Check that the "Password too short" message is visible',
    ]);
    expect(cases[0]?.steps.at(-1)?.source).toBe('Check that the "Password too short" message is visible');
    expect(sentences(cases[1]).slice(2)).toEqual([
      'Type "Pw1-aa" in the "Password" field',
      'Type "Pw1-aa" in the "Repeat password" field',
      'Click the "Join" button',
      'Check that the "Password too short" message is not visible',
    ]);
  });

  it('looks for the words of a refusal on the whole page where the form that shows them may be gone', () => {
    const told = require(tell('Check that the "sign-up" form contains "Password too short"'), {
      title: 'Passwords shorter than 6 characters are rejected',
      flags: { negative: true, limits },
    });
    const { cases } = planTests(told, { ...options, page });
    expect(sentences(cases[1]).at(-1)).toBe('Check that the page does not show "Password too short"');
  });

  it('keeps what else the author wrote beside the rule', () => {
    const told = require(tell('Check that the "Welcome" heading is visible', '?the banner glows'), {
      title: 'Passwords shorter than 6 characters are rejected',
      flags: { negative: true, limits },
    });
    const [first] = planTests(told, { ...options, page }).cases;
    expect(sentences(first)).toContain('Check that the "Welcome" heading is visible');
    expect(first?.steps.map(({ source }) => source)).toContain('the banner glows');
  });

  it('uses what the author says follows success', () => {
    const steps = [
      'Open "http://127.0.0.1:3000/order"',
      'Type "2" in the "Quantity" field',
      'Click the "Order" button',
      'Check that the "Thank you" heading is visible',
      'Check that the "Total" text shows "20"',
    ];
    const told = require(tell(...steps), {
      title: 'Quantity of at most 10 pieces',
      flags: { negative: false, limits: [{ value: 10, unit: 'pieces', relation: 'at most' }] },
    });
    const { cases } = planTests(told, options);
    expect(
      cases.filter((one) => one.origin === 'boundary').map((one) => [one.title, ...sentences(one).slice(3)]),
    ).toEqual([
      ['"Quantity" of 9 pieces is accepted', 'Check that the "Thank you" heading is visible'],
      ['"Quantity" of 10 pieces is accepted', 'Check that the "Thank you" heading is visible'],
      [
        '"Quantity" of 11 pieces is refused',
        'Check that the "Quantity" field is visible',
        'Check that the "Thank you" heading is not visible',
      ],
    ]);
  });

  it('does not expect a made-up password to let anybody in', () => {
    const told = require(tell(...signIn), {
      title: 'Password of at least 6 characters',
      flags: { negative: false, limits: [{ value: 6, unit: 'characters', relation: 'at least' }] },
    });
    const { cases, notes } = planTests(told, options);
    expect(cases.filter((one) => one.origin === 'boundary').map(({ title }) => title)).toEqual([
      '"Password" of 5 characters is refused',
    ]);
    expect(notes[0]).toContain('does not say what shows that a value was accepted');
  });

  it('counts digits in digits', () => {
    const steps = [
      'Open "/"',
      'Type "1" in the "Code" field',
      'Click "Go"',
      'Check that the page shows "Found"',
    ];
    const told = require(tell(...steps), {
      title: 'The code has exactly 4 digits',
      flags: { negative: false, limits: [{ value: 4, unit: 'digits', relation: '=' }] },
    });
    const boundary = planTests(told, options).cases.filter((one) => one.origin === 'boundary');
    expect(boundary.map((one) => [sentences(one)[1], sentences(one).at(-1)])).toEqual([
      ['Type "123" in the "Code" field', 'Check that the page does not show "Found"'],
      ['Type "1234" in the "Code" field', 'Check that the page shows "Found"'],
      ['Type "12345" in the "Code" field', 'Check that the page does not show "Found"'],
    ]);
  });

  it('says so where no field is meant', () => {
    const told = require(tell('Open "/"', 'Check that the page shows "Hi"'), {
      flags: { negative: false, limits },
    });
    expect(planTests(told, options).notes[0]).toBe(
      'The limit "shorter than 6 characters" could not be tied to a field. Name the field and the step that sends it.',
    );
  });
});
