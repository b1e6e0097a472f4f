import type { Expectation, Target } from '@assay/planner/steps';
import { isBrowserTab } from '../ground/browser-tab.ts';
import { nameSpoken } from '../ground/discourse.ts';
import { findLinkTo } from '../ground/named-page.ts';
import type { Discourse } from '../ground/types.ts';
import type { Problem } from '../progress/problem.ts';
import { conclude } from './conclude.ts';
import { describeExpected } from './describe-expected.ts';
import { snapshotOf } from './facts.ts';
import { judgeNow, straighten } from './judge.ts';
import { type Needs, orNeeds } from './needs.ts';
import type { View } from './page-view.ts';
import { isAbsence, placeOf, speakOfPlace } from './place-of-claim.ts';
import { speakOfClaim } from './speak-of.ts';
import type { Chosen } from './types.ts';

export type ClaimJudgement =
  | {
      outcome: 'judged';
      holds: boolean;
      expected: string;
      actual: string;
      found?: Chosen;
      /** What "it" means from now on. */
      discourse: Discourse;
      warning?: string;
    }
  | { outcome: 'problem'; problem: Problem }
  /** The claim is about another page or tab, which has to be brought up first. */
  | { outcome: 'elsewhere'; where: string }
  | Needs;

function speaksOfTab(target: Target): boolean {
  return isBrowserTab(target) || (target.within !== undefined && speaksOfTab(target.within));
}

function holdsNow(view: View, expectation: Expectation): boolean {
  const seen = judgeNow(view, expectation);
  return seen.outcome === 'judged' && seen.holds;
}

/** The claim as it is judged on this page, or where it has to be judged instead. */
function settlePlace(view: View, given: Expectation): Expectation | { outcome: 'elsewhere'; where: string } {
  if (given.subject.of !== 'element' || (view.dialog && view.dialog.answer === undefined)) return given;
  const target = nameSpoken(given.subject.target, view.discourse);
  if (speaksOfTab(target)) return { outcome: 'elsewhere', where: 'another tab' };
  const expectation: Expectation = { ...given, subject: { of: 'element', target } };
  const spoken = placeOf(expectation, target);
  if (!spoken) return expectation;
  const link = findLinkTo(snapshotOf(view), spoken.place);
  if (!isAbsence(expectation) && holdsNow(view, expectation)) return expectation;
  if (link) return { outcome: 'elsewhere', where: link.name || link.text };
  return spoken.isWhole ? speakOfPlace(snapshotOf(view), expectation, target, false) : expectation;
}

/** The whole judgement of a claim on a page that stays as it is. Its values are filled in. `source` is what the author wrote. */
export function judgeClaim(view: View, given: Expectation, source = ''): ClaimJudgement {
  return orNeeds(() => {
    const filled = straighten(given);
    const expectation = settlePlace(view, filled);
    if ('outcome' in expectation) return expectation;
    const concluded = conclude(view, expectation, judgeNow(view, expectation), source);
    if (concluded.outcome === 'needs') return concluded;
    const { seen, warning } = concluded;
    if (seen.outcome === 'problem') return { outcome: 'problem', problem: seen.problem };
    return {
      outcome: 'judged',
      holds: seen.holds,
      expected: describeExpected(filled),
      actual: seen.actual,
      discourse: speakOfClaim(view.discourse, expectation, seen.found),
      ...(seen.found && { found: seen.found }),
      ...(warning !== undefined && { warning }),
    };
  });
}
