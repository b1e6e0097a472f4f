import type { Step, TestCase } from '../../steps/language.ts';
import { makeCase } from '../cases/make-case.ts';
import { makeCheck, makeStep, targetButton, targetField } from '../cases/make-step.ts';
import type { PageFacts } from '../facts/page-facts.ts';
import { audits } from './audit.ts';
import { screens } from './budgets.ts';
import type { ToldFlow } from './told-flow.ts';

const order = [screens.phone, screens.phoneOnItsSide, screens.smallPhone, screens.tablet];

/** What was usable in a large window is usable in a small one. */
function lookAround(page: PageFacts): Step[] {
  const targets = [
    ...page.fields.map((field) => targetField(field, page)),
    ...page.buttons.map((button) => targetButton(button, page)),
  ];
  return targets
    .slice(0, 8)
    .map((target) => makeCheck({ subject: { of: 'element', target }, condition: { is: 'visible' } }));
}

type Screen = (typeof order)[number];

function useScreen({ width, height }: Screen): Step {
  return makeStep({ do: 'resize', width, height, touch: true });
}

function make(title: string, description: string, steps: Step[]): TestCase {
  return makeCase({ title, description, priority: 'medium', steps, origin: 'check' });
}

/** The author's flow on each screen; without one, what the page offers there. */
function repeatOn(screen: Screen, opening: Step, told: readonly ToldFlow[], seen: Step[]): TestCase[] {
  const { name, width, height } = screen;
  const flows = told.filter((flow) => flow.outcome.length > 0);
  if (flows.length > 0)
    return flows.map((flow) =>
      make(
        `On ${name}: ${flow.title}`,
        `The flow works at ${width} by ${height} pixels, and where it ends nothing overflows sideways.`,
        [useScreen(screen), ...flow.steps, audits.fits],
      ),
    );
  if (seen.length === 0) return [];
  return [
    make(`The page on ${name}`, `What the page offers is there at ${width} by ${height} pixels.`, [
      useScreen(screen),
      opening,
      ...seen,
    ]),
  ];
}

/** The page and the author's flow on touch screens of several sizes. */
export function checkMobile(
  opening: Step,
  told: readonly ToldFlow[],
  page: PageFacts | undefined,
): TestCase[] {
  const seen = page ? lookAround(page) : [];
  const [phone, ...others] = order.map((screen) => repeatOn(screen, opening, told, seen));
  return [
    make(
      'The page fits a phone',
      'Nobody has to scroll sideways, and what is tapped measures at least 24 by 24 pixels or has room around it (WCAG 2.2, 1.4.10 and 2.5.8).',
      [useScreen(screens.phone), opening, audits.fits, audits.tapTargets],
    ),
    ...(phone ?? []),
    make(
      'The phone is turned',
      'Turned on its side and back, the page still fits and offers the same (WCAG 2.2, 1.3.4).',
      [
        useScreen(screens.phone),
        opening,
        useScreen(screens.phoneOnItsSide),
        audits.fits,
        ...seen,
        useScreen(screens.phone),
        audits.fits,
      ],
    ),
    ...others.flat(),
  ];
}
