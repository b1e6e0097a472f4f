import { readStated } from '@assay/testbed/stated';
import { describe, expect, it } from 'vitest';
import type { TestCase } from '../steps/language.ts';
import { actions, checks, makeExported, makeSteps, nasty } from './every-command.fixture.ts';
import { exportGherkin } from './export-gherkin.ts';
import { maskSecrets } from './mask-secrets.ts';

/** What may stand on a line of a feature file like ours. */
const line =
  /^(Feature: .*|| {2}@[a-z]+ @priority-[a-z]+| {2}Scenario: .*| {4}(# .*|(Given|When|Then|And) \S.*))$/u;

describe('exportGherkin', () => {
  it('writes what a reader of Gherkin expects', () => {
    const steps = makeSteps([
      { do: 'open', address: '/login' },
      { do: 'type', target: { name: 'User', kind: 'field' }, text: 'ada' },
      { do: 'click', target: { name: 'Sign in', kind: 'button' } },
      {
        do: 'expect',
        subject: { of: 'element', target: { name: 'Products', kind: 'heading' } },
        condition: { is: 'visible' },
      },
      { do: 'open', address: '/cart' },
    ]);
    expect(
      exportGherkin(
        [makeExported([...steps, { source: 'frobnicate', reason: 'No verb was found.' }])],
        'Shop',
      ),
    ).toBe(
      `Feature: Shop

  @stated @priority-high
  Scenario: Sign in
    # Description: The flow as it was written, complete.
    # Expected: The page is shown.
    Given Open "/login"
    When Type "ada" in the "User" field
    And Click the "Sign in" button
    Then Check that the "Products" heading is visible
    When Open "/cart"
    # Not understood: No verb was found.
    And frobnicate
`,
    );
  });

  it.each([
    ...nasty,
    '',
    '\n\nScenario: another\n@tag',
    '"""',
    '| a | b |',
    '# language: fr',
    'Given\u0085When',
  ])('keeps %j on its line', (text) => {
    const written = exportGherkin(
      [
        makeExported(
          [
            { source: text, sentence: text, command: { do: 'reload' } },
            { source: text, reason: text },
          ],
          {
            title: text,
            description: text,
            expectedResult: text,
          },
        ),
      ],
      text,
    );
    const lines = written.split(/\r\n|[\n\r\u0085\u2028\u2029]/);
    expect(lines.filter((one) => !line.test(one))).toEqual([]);
    expect(lines.filter((one) => one.startsWith('  Scenario:'))).toHaveLength(1);
  });

  it('writes one line for every kind of step', () => {
    const steps = makeSteps([...actions, ...checks]);
    const lines = exportGherkin([makeExported(steps)]).split('\n');
    expect(lines.filter((one) => /^ {4}(Given|When|Then|And) /.test(one))).toHaveLength(steps.length);
  });

  it('is read back as the same steps', () => {
    const cases = [
      makeExported(makeSteps([...actions, ...checks]), { title: 'One' }),
      makeExported(makeSteps(actions.slice(0, 3)), { title: 'Two' }),
    ];
    const { requirements } = readStated(exportGherkin(cases));
    const commandsOf = ({ title, steps }: Pick<TestCase, 'title' | 'steps'>) => ({
      title,
      commands: steps.map((step) => ('command' in step ? step.command : step)),
    });
    expect(requirements.map(commandsOf)).toEqual(cases.map(maskSecrets).map(commandsOf));
  });
});
