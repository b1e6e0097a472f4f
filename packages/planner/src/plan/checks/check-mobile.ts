import type { Step, TestCase } from '../../steps/language.ts';
import { screens } from '../budgets.ts';
import { makeCase } from '../make-case.ts';
import { makeCheck, makeStep, targetButton, targetField } from '../make-step.ts';
import type { PageFacts } from '../page-facts.ts';
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

/** The author's flow, or else what the page offers, in windows of other sizes. */
export function checkMobile(
  opening: Step,
  told: readonly ToldFlow[],
  page: PageFacts | undefined,
): TestCase[] {
  return order.flatMap(({ name, width, height }) => {
    const resize = makeStep({ do: 'resize', width, height });
    const make = (title: string, description: string, steps: Step[]): TestCase =>
      makeCase({ title, description, priority: 'medium', steps: [resize, ...steps], origin: 'check' });
    const flows = told.filter((flow) => flow.outcome.length > 0);
    if (flows.length > 0)
      return flows.map((flow) =>
        make(`On ${name}: ${flow.title}`, `The flow works at ${width} by ${height} pixels.`, flow.steps),
      );
    const seen = page ? lookAround(page) : [];
    if (seen.length === 0) return [];
    return [
      make(`The page on ${name}`, `What the page offers is there at ${width} by ${height} pixels.`, [
        opening,
        ...seen,
      ]),
    ];
  });
}
