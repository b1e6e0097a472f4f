import { describe, expect, it } from 'vitest';
import type { PlanOptions } from './cases/types.ts';
import { planCases, planTests } from './plan-cases.ts';
import { find, options, require, sentences, signIn, signInPage, signUpPage, tell } from './told.fixture.ts';

describe('further cases', () => {
  const complex = (more: Partial<PlanOptions> = {}) => options({ complexity: 'complex', ...more });

  it('refuses wrong credentials on positive evidence', () => {
    const wrong = find(planCases(require(tell(...signIn)), complex()), 'Wrong password');
    expect(sentences(wrong)).toEqual([
      signIn[0],
      signIn[1],
      'Type "wrong-{{unique 8}}" in the "Password" field',
      signIn[3],
      'Check that the "Password" field is visible',
      'Check that the "Products" heading is not visible',
      'Check that the page address does not contain "/inventory"',
    ]);
  });

  it('asks for the field, where the author only says "password"', () => {
    const steps = signIn.map((step) => step.replace('in the "Password" field', 'in "password"'));
    const wrong = find(planCases(require(tell(...steps)), complex()), 'Wrong password');
    expect(sentences(wrong)[4]).toBe('Check that the "password" field is visible');
  });

  it('names what it derives from a long title after the button', () => {
    const title = 'Go to the login page and enter the right user name and password, then sign in';
    expect(find(planCases(require(tell(...signIn), { title }), complex()), 'Wrong')?.title).toBe(
      'Wrong password: Sign in',
    );
  });

  it.each([
    [
      ['Call GET "/api/items"', 'Check that the response has the status 200'],
      ['Call GET "/api/items"', 'Call GET "/api/items"', 'Call GET "/api/items?assay=%27%22%3C"'],
    ],
    [
      ['Call POST "/api/items" with the body "{}"', 'Check that the response has the status 201'],
      ['Call POST "/api/items"', 'Call POST "/api/items" with the body "{\\""'],
    ],
  ])('repeats and misuses the call %j', (steps, first) => {
    const cases = planCases(require(tell(...steps)), complex({ testType: 'api' }));
    expect(cases.slice(1).map((one) => sentences(one)[0])).toEqual(first);
    expect(sentences(cases.at(-1)).at(-1)).toBe('Check that the response does not have the status 500');
  });

  it('varies a login that is told in one step', () => {
    const told = require(
      tell(
        'Open "/"',
        'Log in as "a@b.co" with the password "secret-1"',
        'Check that the "Home" page is shown',
      ),
    );
    const cases = planCases(told, complex());
    expect(sentences(find(cases, 'Unknown user'))).toEqual([
      'Open "/"',
      'Log in as "{{unique email}}" with the password "secret-1"',
      'Check that the "Home" page is not shown',
    ]);
  });

  it('does not turn round what the page shows from the start', () => {
    const page = { ...signInPage, headings: ['Products'] };
    const wrong = find(planCases(require(tell(...signIn)), complex({ page })), 'Wrong password');
    expect(sentences(wrong)).not.toContain('Check that the "Products" heading is not visible');
  });

  it.each([
    ['a sign-up', signIn.map((step) => step.replace('"Sign in" button', '"Sign up" button')), false],
    ['a refusal', signIn, true],
    ['two passwords', signIn.toSpliced(3, 0, 'Type "secret-1" in the "Repeat password" field'), false],
  ])('makes no wrong credentials for %s', (_, steps, negative) => {
    const told = require(tell(...steps), { flags: { negative, limits: [] } });
    expect(find(planCases(told, complex()), 'Wrong password')).toBeUndefined();
  });

  it('leaves each required field empty and looks for the focus the browser moves there', () => {
    const empty = find(
      planCases(require(tell(...signIn)), complex({ page: signInPage })),
      '"Password" left empty',
    );
    expect(sentences(empty)).toEqual([
      signIn[0],
      signIn[1],
      signIn[3],
      'Check that the page address is "http://127.0.0.1:3000/login"',
      'Check that the "Password" field is visible',
      'Check that the "Password" field is focused',
    ]);
  });

  it.each([
    ['a form that is not checked by the browser', { forms: [{ id: 'f', name: '', validates: false }] }],
    ['a button that sends nothing', { buttons: [{ name: 'Sign in', submits: false, form: 'f' }] }],
  ])('expects no refusal by the browser from %s', (_, more) => {
    const cases = planCases(require(tell(...signIn)), complex({ page: { ...signInPage, ...more } }));
    expect(cases.flatMap(sentences).filter((sentence) => sentence.includes('focused'))).toEqual([]);
  });

  it('expects the page to refuse an empty field where the browser is told not to', () => {
    const page = { ...signInPage, forms: [{ id: 'f', name: '', validates: false }] };
    const empty = find(planCases(require(tell(...signIn)), complex({ page })), '"Password" left empty');
    expect(sentences(empty)).toEqual([
      signIn[0],
      signIn[1],
      signIn[3],
      'Check that the "Password" field is visible',
      'Check that the "Products" heading is not visible',
      'Check that the page address does not contain "/inventory"',
    ]);
  });

  it('knows nothing of a page it only reached by clicking', () => {
    const steps = signIn.toSpliced(1, 0, 'Click the "Account" link');
    const cases = planCases(require(tell(...steps)), complex({ page: signInPage }));
    expect(
      cases.filter((one) => one.origin === 'required' && sentences(one).includes('Click the "Account" link')),
    ).toEqual([]);
  });

  it('tries security inputs only where they are wanted', () => {
    const count = (more: Partial<PlanOptions>) =>
      planCases(require(tell(...signIn)), complex(more)).filter((one) => one.origin === 'security').length;
    expect(count({ includeEdgeCases: true })).toBeGreaterThan(0);
    expect(count({ includeEdgeCases: false })).toBe(0);
    expect(count({ includeEdgeCases: false, testType: 'security' })).toBeGreaterThan(0);
  });

  describe('cases about the page that nobody asked for', () => {
    const page = { ...signUpPage, forms: [{ id: 'f', name: '', validates: true }] };
    const looks = ['Open "http://127.0.0.1:3000/signup"', 'Check that the page load takes at most 2 seconds'];
    const fills = [
      'Open "http://127.0.0.1:3000/signup"',
      'Type "Ada" in the "Nickname" field',
      'Click the "Sign up" button',
      'Check that the page shows "Welcome"',
    ];
    const titles = (told: Parameters<typeof planCases>[0], more: Partial<PlanOptions> = {}) =>
      planCases(told, complex({ page, ...more })).map(({ title }) => title);

    it('makes none for a text that only looks at the page', () => {
      expect(titles(require(tell(...looks)))).toEqual(['Sign in']);
    });

    it('makes those of the fields that the text fills in', () => {
      const other = fills.map((step) => step.replace('"Nickname"', '"Age"'));
      expect(titles(require(tell(...fills)))).toContain('"Nickname" holds 10 characters and no more');
      expect(titles(require(tell(...other)))).not.toContain('"Nickname" holds 10 characters and no more');
    });

    const asked = { note: 'remark' as const, words: 'Test the sign-up page' };

    it('makes those of the whole page where the page is to be tested', () => {
      const bare = { ...page, fields: [], buttons: [], forms: [] };
      const told = require(tell(...looks), { notes: [asked] });
      expect(titles(told)).toContain('"Nickname" holds 10 characters and no more');
      expect(titles(told, { page: bare })).toEqual([
        'Sign in',
        'The page "Shop" is complete',
        'The links of the page answer',
      ]);
    });

    it.each([
      ['looks at the page', looks, []],
      ['fills a form in', fills, []],
      ['tests the page', looks, [asked]],
    ])('makes none for a text that %s, with edge cases off', (_, steps, notes) => {
      const told = require(tell(...steps), { notes });
      const plan = planTests(told, complex({ page, includeEdgeCases: false }));
      expect(
        plan.cases.map(({ origin }) => origin).filter((origin) => !/^(stated|required)$/.test(origin)),
      ).toEqual([]);
      expect(plan.notes.join(' ')).toContain('Edge cases are turned off');
    });

    it('still tries the limits that the text states, with edge cases off', () => {
      const limits = [{ value: 5, unit: 'characters', relation: 'at least' }];
      const told = require(tell(...fills), {
        title: 'The nickname has at least 5 characters',
        flags: { negative: false, limits },
      });
      expect(titles(told, { includeEdgeCases: false })).toContain('"Nickname" of 4 characters is refused');
    });
  });

  it('asks only for links of the same site that change nothing', () => {
    const cases = planCases(
      require([], { title: 'Test it' }),
      complex({ testType: 'integration', page: signUpPage }),
    );
    expect(sentences(find(cases, 'The links'))).toEqual([
      'Open "http://127.0.0.1:3000/signup"',
      'Check that all links answer',
    ]);
    const risky = { ...signUpPage, links: signUpPage.links.slice(1) };
    const without = planCases(
      require([], { title: 'Test it' }),
      complex({ testType: 'integration', page: risky }),
    );
    expect(find(without, 'The links')).toBeUndefined();
  });

  it('measures against the stated time, else says that the budget is the usual one', () => {
    const limits = [{ value: 800, unit: 'ms', relation: 'within' }];
    const told = require(tell(...signIn), { flags: { negative: false, limits } });
    const stated = find(planCases(told, complex({ testType: 'performance' })), 'The page loads in time');
    expect(sentences(stated).at(-1)).toBe('Check that the page load takes at most 0.8 seconds');
    const usual = find(
      planCases(require(tell(...signIn)), complex({ testType: 'performance' })),
      'The page loads in time',
    );
    expect(usual?.description).toContain('the usual budget of 3 seconds');
  });

  it('says that fewer cases came out, and that more were left out', () => {
    expect(planTests(require(tell('Open "/"', 'Check that the page shows "Hi"')), complex()).notes).toEqual([
      'The text gives rise to one case; "complex" asks for at least 6. The page was not visited, so nothing could be derived from its fields.',
    ]);
    expect(planTests(require(tell(...signIn)), options({ complexity: 'simple' })).notes[0]).toMatch(
      /more cases could be made and were left out\. Choose a higher complexity/,
    );
  });
});
