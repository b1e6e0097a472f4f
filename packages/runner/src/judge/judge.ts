import type { Condition, Expectation, Target } from '@assay/planner/steps';
import { Problem } from '../progress/problem.ts';
import { factOf, pageOf } from './facts.ts';
import { type Needs, orNeeds } from './needs.ts';
import { observeElement } from './observe-element.ts';
import { observeError } from './observe-error.ts';
import { observeEvery } from './observe-every.ts';
import { observeOnly } from './observe-only.ts';
import { cannotCheck, observeAddress, observePage, observePageText, observeText } from './observe-page.ts';
import {
  observeConsole,
  observeDialog,
  observeDownload,
  observeLoadTime,
  observeResponse,
} from './observe-traffic.ts';
import { narrowToSection, observeSection } from './outline.ts';
import type { PageView, View } from './page-view.ts';
import { show } from './texts.ts';
import type { Judged, Observation } from './types.ts';

const pageConditions = ['page', 'new tab', 'clean', 'seconds', 'status', 'schema', 'answer'];

function isOfElement(condition: Expectation['condition']): condition is Condition {
  return !pageConditions.includes(condition.is);
}

function observeIn(
  whole: PageView,
  named: Target,
  condition: Condition,
  { every, only, negated }: Pick<Expectation, 'every' | 'only' | 'negated'>,
): Observation {
  // What is compared with may lie in another section.
  const { page, target } =
    condition.is === 'compared' ? { page: whole, target: named } : narrowToSection(whole, named);
  if (only) return observeOnly(page, target, condition);
  if (every) return observeEvery(page, target, condition, negated === true);
  return observeSection(page, target, condition) ?? observeElement(page, target, condition);
}

/** Whatever an expectation is about, without its negation. */
function observe(view: View, { subject, condition, every, only, negated }: Expectation): Observation {
  switch (subject.of) {
    case 'element':
      if (!isOfElement(condition)) return cannotCheck('element', condition);
      if (condition.is === 'error')
        return observeError(pageOf(view), subject.target, condition.value, negated === true);
      return observeIn(pageOf(view), subject.target, condition, { every, only, negated });
    case 'page text':
      return observePageText(view, condition);
    case 'address':
      return observeAddress(view, condition);
    case 'title':
      return observeText('title', factOf(view, 'title'), condition);
    case 'page':
      return observePage(view, condition);
    case 'dialog text':
      return observeDialog(view, condition);
    case 'download':
      return observeDownload(view, condition);
    case 'console':
      return observeConsole(view, condition);
    case 'response':
      return observeResponse(view, condition);
    case 'load time':
      return observeLoadTime(view, condition);
    default:
      throw new Error(`Expectations of the ${subject.of} are not judged on a view.`);
  }
}

/** What the page itself says otherwise does not hold; nor does its denial hold for that. */
function doubtContradicted({ saysOtherwise, ...seen }: Judged): Observation {
  if (saysOtherwise === undefined) return seen;
  return { ...seen, holds: false, actual: `${seen.actual}, but the page still says ${show(saysOtherwise)}` };
}

/** Applies the negation to what was observed. */
export function applyNegation<T extends Observation>(seen: T, { negated }: Expectation): T | Observation {
  if (seen.outcome === 'judged' && negated) {
    if (seen.isDoubtful) return seen;
    if (!seen.isUnsure || seen.holds) return { ...seen, holds: !seen.holds };
    const message = `It cannot be told that this is not so: ${seen.actual}. Say what should be seen instead.`;
    return { outcome: 'problem', problem: new Problem('ambiguous', message) };
  }
  return seen.outcome === 'judged' && seen.holds ? doubtContradicted(seen) : seen;
}

/** Like `judge`; throws `MissingFacts`. */
export function judgeNow(view: View, expectation: Expectation): Observation {
  try {
    return applyNegation(observe(view, expectation), expectation);
  } catch (error) {
    // A pattern that cannot be used, for instance.
    if (error instanceof Problem) return { outcome: 'problem', problem: error };
    throw error;
  }
}

/** Whether an expectation holds on a page as it was seen, or what has to be read first. The same input gives the same answer. */
export function judge(view: View, expectation: Expectation): Observation | Needs {
  return orNeeds(() => judgeNow(view, expectation));
}

/** "Not visible" and "hidden" are one and the same, and so are their opposites. */
export function straighten(expectation: Expectation): Expectation {
  const { condition, negated } = expectation;
  if (!negated || expectation.every || (condition.is !== 'visible' && condition.is !== 'hidden'))
    return expectation;
  const { negated: _, ...rest } = expectation;
  return { ...rest, condition: { is: condition.is === 'visible' ? 'hidden' : 'visible' } };
}
