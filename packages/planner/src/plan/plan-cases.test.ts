import { readStated } from '@assay/testbed/stated';
import { describe, expect, it } from 'vitest';
import { readCanonical } from '../steps/read.ts';
import { type Complexity, testTypes } from './cases/types.ts';
import { caseCounts } from './choose-cases.ts';
import { planCases, planTests } from './plan-cases.ts';
import { options, require, sentences, signIn, signInPage, signUpPage, tell } from './told.fixture.ts';

const complexities: Complexity[] = ['simple', 'medium', 'complex'];
const matrix = testTypes.flatMap((testType) => complexities.map((complexity) => ({ testType, complexity })));

describe('every plan', () => {
  it.each(matrix)(
    '$testType, $complexity: the stated flow comes first and complete, and the number is right',
    (chosen) => {
      const parsed = require(tell(...signIn));
      const before = structuredClone(parsed);
      const { cases } = planTests(parsed, options({ ...chosen, page: signInPage }));
      expect(sentences(cases[0])).toEqual(signIn);
      expect(cases[0]?.origin).toBe('stated');
      expect(cases.length).toBeGreaterThanOrEqual(caseCounts[chosen.complexity].least);
      expect(cases.length).toBeLessThanOrEqual(caseCounts[chosen.complexity].most);
      expect(new Set(cases.map((one) => one.title)).size).toBe(cases.length);
      expect(planTests(require(tell(...signIn)), options({ ...chosen, page: signInPage })).cases).toEqual(
        cases,
      );
      expect(parsed).toEqual(before);
    },
  );

  it.each(matrix)(
    '$testType, $complexity: every added step is a canonical sentence and every case checks something',
    (chosen) => {
      const told = require([], {
        title: 'Test the sign-up page',
        notes: [{ note: 'remark', words: 'Test the sign-up page' }],
      });
      for (const page of [signUpPage, signInPage])
        for (const one of planCases(told, options({ ...chosen, page }))) {
          for (const step of one.steps) {
            if (!('command' in step)) throw new Error(`Not understood: ${step.source}`);
            expect(readCanonical(step.sentence)).toEqual(step.command);
          }
          expect(one.steps.some((step) => 'command' in step && step.command.do === 'expect')).toBe(true);
        }
    },
  );

  it.each(matrix)(
    '$testType, $complexity: no page is opened that the author or the page did not name',
    (chosen) => {
      const known = [signInPage.address, 'http://127.0.0.1:3000/inventory'];
      const opened = planCases(require(tell(...signIn)), options({ ...chosen, page: signInPage }))
        .flatMap((one) => one.steps)
        .flatMap((step) => ('command' in step && step.command.do === 'open' ? [step.command.address] : []));
      expect(opened.filter((address) => !known.includes(address))).toEqual([]);
    },
  );
});

describe('the stated flow', () => {
  it('keeps clauses that were not understood, and leaves it to their steps to say so', () => {
    const { cases, notes } = planTests(
      require(tell('Open "/"', '?frobnicate the widget', 'Click "OK"')),
      options(),
    );
    expect(sentences(cases[0])).toEqual(['Open "/"', 'frobnicate the widget', 'Click "OK"']);
    expect(cases[0]?.steps[1]).toMatchObject({ reason: expect.any(String) });
    // The page may make them clear when their turn comes.
    expect(notes.join(' ')).not.toContain('not understood');
    expect(cases[0]?.description).not.toContain('not understood');
  });

  it.each([
    [
      'the address of the text',
      { address: 'http://127.0.0.1:1/a' },
      undefined,
      'Open "http://127.0.0.1:1/a"',
    ],
    ['the visited page', {}, signInPage, 'Open "http://127.0.0.1:3000/login"'],
  ])('opens %s where the author left that out', (_, more, page, opening) => {
    const [first] = planCases({ ...require(tell('Click "OK"')), ...more }, options(page && { page }));
    expect(sentences(first)).toEqual([opening, 'Click "OK"']);
  });

  it('opens nothing for a flow of calls', () => {
    const told = require(tell('Call GET "/api/items"', 'Check that the response has the status 200'));
    expect(
      sentences(planCases({ ...told, address: 'http://127.0.0.1:1' }, options({ testType: 'api' }))[0]),
    ).toHaveLength(2);
  });

  it('keeps every flow of a text with more of them than the complexity asks for', () => {
    const one = require(tell(...signIn)).requirements;
    const parsed = {
      requirements: Array.from({ length: 5 }, (_, index) =>
        one.map((told) => ({ ...told, title: `Flow ${index}` })),
      ).flat(),
    };
    const { cases, notes } = planTests(parsed, options({ complexity: 'simple' }));
    expect(cases.map(({ title }) => title)).toEqual(['Flow 0', 'Flow 1', 'Flow 2', 'Flow 3', 'Flow 4']);
    expect(notes.at(-1)).toBe(
      'The text states 5 flows; all of them are kept, although "simple" asks for at most 3.',
    );
  });

  it.each<[string, string, boolean]>([
    ['# The cart total is right\nOpen "http://127.0.0.1:3000/login"', 'stated', false],
    ['The cart total is right\n\nOpen "http://127.0.0.1:3000/login"', 'stated', false],
    ['Title: Login works\n\nOpen "http://127.0.0.1:3000/login".', 'stated', false],
    ['# Smoke test of the login page\nOpen "http://127.0.0.1:3000/login"', 'exploration', true],
    ['Open "http://127.0.0.1:3000/login"', 'exploration', true],
  ])(
    '%j is a case of origin %s: checks of ours are in it only where nothing is claimed',
    (text, origin, has) => {
      const [first] = planCases(readStated(text), options({ page: signInPage }));
      expect(first?.origin).toBe(origin);
      expect(sentences(first).some((sentence) => sentence.startsWith('Check that'))).toBe(has);
    },
  );

  it.each([
    ['Test the login page', 'exploration'],
    ['Last week two people could not log in', 'stated'],
    ['Test that logging in works', 'stated'],
  ])('%j as all that is said of a page is a case of origin %s', (words, origin) => {
    const parsed = require([], { title: words, notes: [{ note: 'remark', words }] });
    const [first] = planCases({ ...parsed, address: signInPage.address }, options({ page: signInPage }));
    expect(first?.origin).toBe(origin);
  });

  it('names what no step was made of', () => {
    const notes = ['Hi Ann', 'Thanks, Bo'].map((words) => ({ note: 'remark' as const, words }));
    expect(planTests(require(tell(...signIn), { notes }), options()).notes[0]).toBe(
      'No step was made of “Hi Ann”, “Thanks, Bo”.',
    );
  });

  it('keeps the title that the author gave, also where it begins as the steps do or is used twice', () => {
    const titled = { title: 'Open "http://127.0.0.1:3000/login" and sign in', titled: true as const };
    const [one] = require(tell(...signIn), titled).requirements;
    const [other] = require(tell(...signIn.slice(0, 4)), titled).requirements;
    const requirements = [one, other].flatMap((told) => told ?? []);
    const cases = planCases({ requirements }, options()).filter(({ origin }) => origin === 'stated');
    expect(cases.map(({ title }) => title)).toEqual([titled.title, titled.title]);
  });

  it('says what is missing where a text has no steps and no page was visited', () => {
    const title = 'As a customer I want to reset my password.';
    const { cases, notes } = planTests(require([], { title }), options());
    expect(cases).toHaveLength(1);
    expect(cases[0]?.title).toBe('As a customer I want to reset my password.');
    expect(cases[0]?.steps[0]).toHaveProperty(
      'reason',
      expect.stringContaining('Write what to do and what should be seen'),
    );
    expect(notes.at(-1)).toContain('Add the address to the text or to Target URL.');
  });

  it('looks at the page where only a page is named', () => {
    const told = require([], { title: 'Test the sign-up page' });
    const [first] = planCases(told, options({ page: signUpPage }));
    expect(first?.origin).toBe('exploration');
    expect(sentences(first)).toContain('Check that the "Sign up" button is enabled');
  });
});
