import type { Expectation } from '../../steps/language.ts';
import type { Writing } from './writing.ts';

/** What a page that is still at work may prove wrong in a moment: what is absent, and where the page stands. */
function needsRest({ subject, condition, negated }: Expectation): boolean {
  const isAbsence = condition.is === 'hidden' || condition.is === 'unchecked';
  if (isAbsence !== (negated === true) || condition.is === 'clean') return true;
  if (condition.is === 'count')
    return condition.comparison !== 'at least' && condition.comparison !== 'more than';
  return subject.of === 'address' || subject.of === 'page' || subject.of === 'title';
}

/** The line that waits for the page to come to rest, where the expectation needs it and nothing has waited yet. */
export function writeRest(expectation: Expectation, writing: Writing): string[] {
  if (writing.rested || !needsRest(expectation)) return [];
  writing.rested = true;
  writing.helpers.add('rest');
  writing.records.add('traffic');
  return ['await rest(page, underWay);'];
}
