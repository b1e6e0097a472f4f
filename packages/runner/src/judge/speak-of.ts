import type { Expectation } from '@assay/planner/steps';
import { pronouns } from '../ground/discourse.ts';
import type { Discourse } from '../ground/types.ts';
import type { SeenElement } from '../snapshot/types.ts';
import type { Chosen } from './types.ts';

function speakOfLooked(
  { wasUsed: _, ...before }: Discourse,
  lastElement: SeenElement,
  { subject, condition }: Expectation,
): Discourse {
  const isNamedSo =
    subject.of === 'element' && condition.is === 'visible' && /^\d+$/.test(subject.target.name);
  const isClaimed =
    isNamedSo || condition.is === 'number' || (condition.is === 'text' && /^\d+$/.test(condition.value));
  const isNumber = isClaimed && /\d/.test(`${lastElement.text} ${lastElement.value}`);
  const spoken = before.lastElement ? [before.lastElement, ...(before.before ?? [])].slice(0, 4) : [];
  return { ...before, lastElement, before: spoken, ...(isNumber && { lastNumber: lastElement }) };
}

/** "It shows the heading X and the text Y": what is told of a part of it is still told of it. */
function isPartOfSpoken({ subject }: Expectation, { interactive }: SeenElement): boolean {
  const place = subject.of === 'element' ? subject.target.within?.name : undefined;
  return place !== undefined && pronouns.has(place.toLowerCase()) && !interactive;
}

/** What was said to be somewhere: "it" is looked for elsewhere by that name. */
function nameThing({ subject, condition, negated }: Expectation): string | undefined {
  if (subject.of !== 'element' || negated) return undefined;
  if (condition.is === 'text' && condition.how === 'contains') return condition.value;
  if (condition.is === 'holding') return condition.target.name;
  const isNamed = condition.is === 'visible' && !pronouns.has(subject.target.name.toLowerCase());
  return isNamed ? subject.target.name : undefined;
}

/** What "it" means after a claim. */
export function speakOfClaim(
  before: Discourse,
  expectation: Expectation,
  found: Pick<Chosen, 'element'> | undefined,
): Discourse {
  const isLooked = found && !isPartOfSpoken(expectation, found.element);
  const discourse = isLooked ? speakOfLooked(before, found.element, expectation) : before;
  const lastThing = nameThing(expectation);
  return lastThing ? { ...discourse, lastThing } : discourse;
}
