import type { Step, Target, TestCase } from '../../steps/language.ts';
import { makeCase } from '../cases/make-case.ts';
import { makeCheck, targetButton, targetField } from '../cases/make-step.ts';
import type { PageFacts } from '../facts/page-facts.ts';

const mostOfEach = 6;

/** A look at the page itself, where the author names a page to test and nothing more. */
export function explorePage(title: string, page: PageFacts, opening: Step): TestCase {
  const see = (target: Target) =>
    makeCheck({ subject: { of: 'element', target }, condition: { is: 'visible' } });
  const use = (target: Target) =>
    makeCheck({ subject: { of: 'element', target }, condition: { is: 'enabled' } });
  return makeCase({
    title,
    description:
      'The text names what to test but no steps; this looks whether what was seen on the page is there and usable.',
    priority: 'high',
    steps: [
      opening,
      makeCheck({ subject: { of: 'response' }, condition: { is: 'status', value: 200 } }),
      ...page.headings.slice(0, 1).map((name) => see({ name, kind: 'heading' })),
      ...page.fields.slice(0, mostOfEach).map((field) => use(targetField(field, page))),
      ...page.buttons.slice(0, mostOfEach).map((button) => use(targetButton(button, page))),
    ],
    origin: 'exploration',
  });
}
