import type { Expectation, Step, TestCase } from '../../steps/language.ts';
import { makeCase } from '../cases/make-case.ts';
import { makeCheck, makeStep } from '../cases/make-step.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import type { Flow } from '../flows/flow.ts';
import { isGuardedByBrowser } from '../vary/expect-refusal.ts';
import { audits } from './audit.ts';
import { screens } from './budgets.ts';
import type { ToldFlow } from './told-flow.ts';

const accessible: Expectation = { subject: { of: 'accessibility' }, condition: { is: 'clean' } };
const { zoomed } = screens;

/** HTML sends a form when Enter is pressed in one of its text fields, so the flow must end the same without a mouse. */
export function sendByKeyboard(flow: Flow, page: PageFacts): TestCase[] {
  const last = flow.entries.findLast(
    (entry) => entry.step.command.do === 'type' && entry.field?.type !== 'textarea',
  );
  if (!last || flow.outcome.length === 0 || !isGuardedByBrowser(flow, page)) return [];
  return [
    makeCase({
      title: `By keyboard: ${flow.name}`,
      description: 'A form is sent by the Enter key as well as by its button, with the same outcome.',
      priority: 'medium',
      steps: [
        ...flow.before,
        ...flow.entries.map((entry) => entry.step),
        makeStep({ do: 'press', keys: 'Enter', target: last.target }),
        ...flow.outcome.map(makeCheck),
      ],
      origin: 'check',
    }),
  ];
}

/** The rules that a machine can check, the keyboard, the size of targets, the end of the flow, and all of it enlarged. */
export function checkAccessibility(opening: Step, told: readonly ToldFlow[]): TestCase[] {
  const make = (title: string, description: string, steps: Step[]): TestCase =>
    makeCase({ title, description, priority: 'medium', steps, origin: 'check' });
  const rules = makeCheck(accessible);
  const enlarge = makeStep({ do: 'resize', width: zoomed.width, height: zoomed.height });
  return [
    make('The page is accessible', 'The page breaks none of the WCAG 2.2 rules a machine can check.', [
      opening,
      rules,
    ]),
    make(
      'The page works by keyboard',
      'WCAG 2.2: every control is reached by the Tab key (2.1.1), and one can see where the focus is (2.4.7).',
      [opening, audits.keyboardReach, audits.keyboardFocus],
    ),
    ...told.map((flow) =>
      make(`Accessible at the end: ${flow.title}`, 'Where the flow ends, the same rules of WCAG 2.2 hold.', [
        ...flow.steps,
        rules,
      ]),
    ),
    make(
      `The page is accessible at ${zoomed.name}`,
      'Enlarged as WCAG 2.2 asks (1.4.10), the rules hold and nobody has to scroll sideways to read.',
      [enlarge, opening, rules, audits.fits],
    ),
    make(
      'What is clicked is large enough',
      'WCAG 2.2 (2.5.8): targets measure at least 24 by 24 pixels, or have room around them.',
      [opening, audits.tapTargets],
    ),
    ...told.map((flow) =>
      make(
        `At ${zoomed.name}: ${flow.title}`,
        'Enlarged as WCAG 2.2 asks (1.4.10), the flow works and the rules hold.',
        [enlarge, ...flow.steps, rules],
      ),
    ),
  ];
}
