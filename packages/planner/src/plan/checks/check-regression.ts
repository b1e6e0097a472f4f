import type { Expectation, Step, TestCase } from '../../steps/language.ts';
import { makeCase } from '../cases/make-case.ts';
import { makeCheck } from '../cases/make-step.ts';
import type { ToldFlow } from './told-flow.ts';

const unchanged: Expectation = { subject: { of: 'picture' }, condition: { is: 'clean' } };

/** Compared with the last accepted run: the picture at the start and at the end. */
export function checkRegression(opening: Step, told: readonly ToldFlow[]): TestCase[] {
  const make = (title: string, description: string, steps: Step[]): TestCase =>
    makeCase({ title, description, priority: 'medium', steps, origin: 'check' });
  return [
    make('The page looks the same', 'The page looks as it did in the last accepted run.', [
      opening,
      makeCheck(unchanged),
    ]),
    ...told.map((flow) =>
      make(
        `Looks the same at the end: ${flow.title}`,
        'Where the flow ends, the page looks as it did in the last accepted run.',
        [...flow.steps, makeCheck(unchanged)],
      ),
    ),
  ];
}
