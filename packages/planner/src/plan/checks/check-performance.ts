import type { Expectation, Step, TestCase } from '../../steps/language.ts';
import { makeCase } from '../cases/make-case.ts';
import { makeCheck, makeStep } from '../cases/make-step.ts';
import type { StatedLimit } from '../flows/read-limit.ts';
import { millisecondUnits, secondUnits } from '../flows/words.ts';
import { audits } from './audit.ts';
import { budgets, screens } from './budgets.ts';
import type { ToldFlow } from './told-flow.ts';

function readBudget(limits: readonly StatedLimit[]): number | undefined {
  for (const { value, unit } of limits) {
    if (secondUnits.test(unit.trim())) return value;
    if (millisecondUnits.test(unit.trim())) return value / 1000;
  }
  return undefined;
}

/** Load times against the stated budget, else against ours, and it is said which. */
export function checkPerformance(
  opening: Step,
  told: readonly ToldFlow[],
  limits: readonly StatedLimit[],
): TestCase[] {
  const stated = readBudget(limits);
  const atMost = stated ?? budgets.loadSeconds;
  const whose =
    stated === undefined ? `the usual budget of ${atMost} seconds` : `the stated ${atMost} seconds`;
  const fast: Expectation = { subject: { of: 'load time' }, condition: { is: 'seconds', atMost } };
  const { phone } = screens;
  const make = (title: string, description: string, steps: Step[]): TestCase =>
    makeCase({
      title,
      description: `${description} within ${whose}.`,
      priority: 'medium',
      steps: [...steps, makeCheck(fast)],
      origin: 'check',
    });
  const measure = (title: string, description: string, steps: Step[]): TestCase =>
    makeCase({ title, description, priority: 'medium', steps, origin: 'check' });
  return [
    make('The page loads in time', 'The page is loaded', [opening]),
    measure(
      'The page is good by Web Vitals',
      'Google’s Web Vitals call these values good: the first byte, the largest contentful paint and the layout shift. Firefox measures no layout shift, so this case needs Chrome or Edge.',
      [opening, audits.firstByte, audits.largestPaint, audits.layoutShift],
    ),
    measure(
      'The page is light',
      `The page is made of few requests and few bytes, by the usual budget of ${budgets.requests} requests and ${budgets.transferKilobytes} kB.`,
      [opening, audits.fewRequests, audits.smallTransfer],
    ),
    ...told.map((flow) =>
      make(`In time at the end: ${flow.title}`, 'The page the flow ends on is loaded', flow.steps),
    ),
    make(`The page loads in time on ${phone.name}`, 'The page is loaded on a small screen', [
      makeStep({ do: 'resize', width: phone.width, height: phone.height, touch: true }),
      opening,
    ]),
  ];
}
