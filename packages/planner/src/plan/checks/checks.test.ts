import { describe, expect, it } from 'vitest';
import type { TestType } from '../cases/types.ts';
import { planCases } from '../plan-cases.ts';
import { find, options, require, sentences, signIn, signInPage, tell } from '../told.fixture.ts';

const plan = (testType: TestType, complexity: 'simple' | 'medium' | 'complex' = 'complex') =>
  planCases(require(tell(...signIn)), options({ testType, complexity, page: signInPage }));

describe('the checks of a test type', () => {
  it.each<[TestType, string[]]>([
    [
      'security',
      [
        'Check that the security headers are set',
        'Check that the cookies are protected',
        'Check that there is no mixed content',
        'Check that no form is sent unencrypted',
      ],
    ],
    [
      'performance',
      [
        'Check that the page load takes at most 3 seconds',
        'Check that the first byte takes at most 0.8 seconds',
        'Check that the largest contentful paint takes at most 2.5 seconds',
        'Check that the layout shift is at most 0.1',
        'Check that the number of the requests of the page is at most 60',
        'Check that the transfer size of the page is at most 2000 kB',
      ],
    ],
    [
      'accessibility',
      [
        'Check that the page is accessible',
        'Check that every control can be reached by keyboard',
        'Check that the keyboard focus is visible',
        'Check that nothing overflows sideways',
        'Check that the smallest tap target is at least 24 pixels',
      ],
    ],
    [
      'api',
      [
        'Check that the response has the status 200',
        'Check that the response takes at most 1 seconds',
        'Check that all requests of the page succeed',
      ],
    ],
    [
      'mobile',
      [
        'Use a touch screen of 390 by 844',
        'Use a touch screen of 844 by 390',
        'Check that nothing overflows sideways',
        'Check that the smallest tap target is at least 24 pixels',
      ],
    ],
    ['integration', ['Reload the page', 'Go back', 'Go forward']],
  ])('%s: all of its own are there when there is room', (testType, own) => {
    const all = plan(testType).flatMap(sentences);
    expect(own.filter((sentence) => !all.includes(sentence))).toEqual([]);
  });

  it.each<[TestType, string]>([
    ['security', 'security headers'],
    ['performance', 'Web Vitals'],
    ['accessibility', 'WCAG'],
    ['api', 'HTTP'],
    ['mobile', 'WCAG'],
  ])('%s: even few cases have one of its own, and the standard is named', (testType, standard) => {
    const cases = plan(testType, 'simple');
    expect(cases).toHaveLength(3);
    expect(cases.some(({ origin }) => origin === 'check' || origin === 'security')).toBe(true);
    const told = plan(testType).map(({ title, description }) => `${title} ${description}`);
    expect(told.join('\n')).toContain(standard);
  });

  it('looks at the cookies once there is a session', () => {
    const session = find(plan('security'), 'The session is protected');
    expect(sentences(session)).toEqual([...signIn, 'Check that the cookies are protected']);
    expect(session?.priority).toBe('high');
  });

  it('names a flow with a long title by what it comes to', () => {
    const title = 'Open http://127.0.0.1:3000/login';
    const cases = planCases(
      require(tell(...signIn), { title }),
      options({ testType: 'mobile', complexity: 'complex', page: signInPage }),
    );
    expect(find(cases, 'On a phone:')?.title).toBe('On a phone: Open http://127.0.0.1:3000/login');
    const long = planCases(
      require(tell(...signIn), { title: `${title}, enter the user name and the password, and sign in` }),
      options({ testType: 'mobile', complexity: 'complex', page: signInPage }),
    );
    expect(find(long, 'On a phone:')?.title).toBe('On a phone: the page address contains "/inventory"');
  });

  it('sends an empty form by its own button, also where the author only gives the name', () => {
    const steps = signIn.map((step) => step.replace('the "Sign in" button', '"sign in"'));
    const cases = planCases(require(tell(...steps)), options({ complexity: 'complex', page: signInPage }));
    expect(sentences(find(cases, 'Required fields'))).toContain('Click the "Sign in" button');
  });
});
