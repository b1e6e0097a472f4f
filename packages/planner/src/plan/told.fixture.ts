import type { ParsedRequirement } from '../requirement/requirement.ts';
import type { NotUnderstood, Step, TestCase } from '../steps/language.ts';
import { readCanonical } from '../steps/read.ts';
import type { PlanOptions } from './cases/types.ts';
import type { FieldFacts, PageFacts } from './facts/page-facts.ts';

/** Steps as an author would have written them, from canonical sentences; `?` marks a clause that was not understood. */
export function tell(...sentences: string[]): (Step | NotUnderstood)[] {
  return sentences.map((sentence) => {
    if (sentence.startsWith('?')) return { source: sentence.slice(1), reason: 'No verb was found.' };
    const command = readCanonical(sentence);
    if (!command) throw new Error(`Not a canonical sentence: ${sentence}`);
    return { source: sentence, sentence, command };
  });
}

type Requirement = ParsedRequirement['requirements'][number];

export function require(steps: Requirement['steps'], more: Partial<Requirement> = {}): ParsedRequirement {
  return {
    requirements: [{ title: 'Sign in', steps, flags: { negative: false, limits: [] }, ...more }],
  };
}

export function makeField(label: string, more: Partial<FieldFacts> = {}): FieldFacts {
  return {
    label,
    kind: 'field',
    type: 'text',
    required: false,
    options: [],
    filled: false,
    form: 'f',
    ...more,
  };
}

export function makePage(fields: FieldFacts[], more: Partial<PageFacts> = {}): PageFacts {
  return {
    address: 'http://127.0.0.1:3000/login',
    title: 'Shop',
    fields,
    buttons: [{ name: 'Sign in', submits: true, form: 'f' }],
    links: [],
    headings: ['Please sign in'],
    forms: [{ id: 'f', name: '', validates: true }],
    ...more,
  };
}

export const signIn = [
  'Open "http://127.0.0.1:3000/login"',
  'Type "ada" in the "User name" field',
  'Type "secret-1" in the "Password" field',
  'Click the "Sign in" button',
  'Check that the "Products" heading is visible',
  'Check that the page address contains "/inventory"',
];

export const signInPage = makePage([
  makeField('User name', { required: true }),
  makeField('Password', { type: 'password', required: true, minLength: 6 }),
]);

export const signUpPage = makePage(
  [
    makeField('Email', { type: 'email', required: true }),
    makeField('Password', { type: 'password', required: true }),
    makeField('Age', { type: 'number', min: '18', max: '99' }),
    makeField('Nickname', { maxLength: 10 }),
    makeField('Terms', { kind: 'checkbox', type: 'checkbox', required: true }),
  ],
  {
    address: 'http://127.0.0.1:3000/signup',
    buttons: [{ name: 'Sign up', submits: true, form: 'f' }],
    links: [
      { name: 'Help', address: '/help' },
      { name: 'Log out', address: '/logout' },
      { name: 'Delete my account', address: '/account/1' },
      { name: 'X', address: '/items/remove/1' },
      { name: 'Elsewhere', address: 'https://example.com/' },
    ],
  },
);

export const options = (more: Partial<PlanOptions> = {}): PlanOptions => ({
  testType: 'functional',
  complexity: 'medium',
  includeEdgeCases: true,
  ...more,
});
export const sentences = (one: TestCase | undefined) =>
  one?.steps.map((step) => ('sentence' in step ? step.sentence : step.source)) ?? [];
export const find = (cases: TestCase[], start: string) => cases.find((one) => one.title.startsWith(start));
