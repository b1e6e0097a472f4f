import type { Expectation, Step, TestCase } from '../../steps/language.ts';
import { screens } from '../budgets.ts';
import { isGuardedByBrowser } from '../expect-refusal.ts';
import type { Flow } from '../flow.ts';
import { makeCase } from '../make-case.ts';
import { makeCheck, makeStep } from '../make-step.ts';
import type { PageFacts } from '../page-facts.ts';
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

/** The rules that a machine can check, at the start, at the end of the flow and enlarged. */
export function checkAccessibility(opening: Step, told: readonly ToldFlow[]): TestCase[] {
  const make = (title: string, description: string, steps: Step[]): TestCase =>
    makeCase({
      title,
      description,
      priority: 'medium',
      steps: [...steps, makeCheck(accessible)],
      origin: 'check',
    });
  const enlarge = makeStep({ do: 'resize', width: zoomed.width, height: zoomed.height });
  return [
    make('The page is accessible', 'The page breaks none of the WCAG rules a machine can check.', [opening]),
    ...told.map((flow) =>
      make(`Accessible at the end: ${flow.title}`, 'Where the flow ends, the same rules hold.', flow.steps),
    ),
    ...told.map((flow) =>
      make(
        `At ${zoomed.name}: ${flow.title}`,
        'Enlarged as WCAG 1.4.10 asks, the flow works and the rules hold.',
        [enlarge, ...flow.steps],
      ),
    ),
    make(`The page is accessible at ${zoomed.name}`, 'Enlarged as WCAG 1.4.10 asks, the same rules hold.', [
      enlarge,
      opening,
    ]),
  ];
}
