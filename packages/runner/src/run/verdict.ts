import type { Command, Expectation } from '@assay/planner/steps';
import type { CaseResult, StepEvidence, Verdict } from '../evidence/events.ts';
import { couldFail } from '../judge/could-fail.ts';

function claimOf(command: Command | undefined): Expectation | undefined {
  return command?.do === 'wait' ? command.until : command?.do === 'expect' ? command : undefined;
}

/** Whether carrying out a command proves something. */
export function provesSomething(command: Command | undefined): boolean {
  const claim = claimOf(command);
  return claim !== undefined && couldFail(claim);
}

function isTrouble({ outcome }: StepEvidence): boolean {
  return outcome === 'failed' || outcome === 'error';
}

/** What could not be judged or read and asks for nothing to be done: nothing that comes later rests on it. */
function isOpen({ outcome, command, asksForNothing }: StepEvidence): boolean {
  return outcome === 'error' && (asksForNothing === true || command?.do === 'expect');
}

/**
 * The first trouble decides, in the order of the steps: what fails after words that were not understood may have failed for want of
 * them, so it is no verdict on the site, unless the words are a claim, a heading or a remark. A dead browser and a cancelled run come before
 * everything.
 */
function findTrouble(steps: readonly StepEvidence[]): StepEvidence | undefined {
  const broken = steps.find(
    ({ problem }) => problem?.class === 'environment' || problem?.class === 'cancelled',
  );
  if (broken) return broken;
  const deciding = steps.find((step) => isTrouble(step) && !isOpen(step));
  return deciding?.outcome === 'failed' ? deciding : steps.find(isTrouble);
}

/** Whether it is a claim that may hold only because the page shows nothing. */
function isDenial(command: Command | undefined): boolean {
  const claim = claimOf(command);
  if (!claim) return false;
  const { condition, negated } = claim;
  if (negated) return true;
  if (condition.is !== 'count') return false;
  return condition.comparison === 'at most' || condition.comparison === 'less than' || condition.value === 0;
}

/** Whether it says that something is absent from what the page shows. */
export function deniesOnPage(command: Command): boolean {
  const about = claimOf(command)?.subject.of;
  return isDenial(command) && (about === 'element' || about === 'page text' || about === 'page');
}

/** Who may not see a page is shown one of these in its place. */
const refusals = [401, 403];

/**
 * A page that the site sent as an error shows none of what a denial is about. That counts only where the author means this page: something
 * else was checked on it, or done with it.
 */
function findUnexpectedError(steps: readonly StepEvidence[]): StepEvidence['problem'] {
  const onErrorPages = steps.filter(
    ({ errorPage, outcome }) => errorPage && !refusals.includes(errorPage.status) && outcome === 'passed',
  );
  const pages = Map.groupBy(onErrorPages, ({ errorPage }) => `${errorPage?.status} ${errorPage?.address}`);
  for (const [, on] of pages) {
    const [{ errorPage }] = on as [StepEvidence];
    const isMeant = on.some(({ command }) => !isDenial(command));
    if (isMeant || !errorPage) continue;
    const { address, status } = errorPage;
    return {
      class: status >= 500 ? 'site down' : 'unreachable address',
      message: `${address} answered with the status ${status}, and nothing was checked there but what it does not show. Check the address, or say what should be seen there.`,
    };
  }
  return undefined;
}

export type Judged = Pick<CaseResult, 'verdict' | 'reason' | 'problem'>;

function tellHealed(steps: readonly StepEvidence[]): string {
  const healed = steps.filter((step) => step.healed).length;
  if (healed === 0) return '';
  return `; passed (healed): ${healed === 1 ? 'one step' : `${healed} steps`} used an element that has changed, see the proposal`;
}

function isUnread({ outcome, command, problem }: StepEvidence): boolean {
  return outcome === 'error' && !command && problem?.class === 'not understood';
}

/** Steps that were not needed; in a case that passes there are no others that were skipped. */
function tellSkipped(steps: readonly StepEvidence[]): string {
  const skipped = steps.filter(
    ({ outcome, asksForNothing }) => outcome === 'skipped' && !asksForNothing,
  ).length;
  if (skipped === 0) return '';
  return `; ${skipped === 1 ? 'one step was' : `${skipped} steps were`} skipped, because what ${skipped === 1 ? 'it depends' : 'they depend'} on was not so`;
}

function tellOpen(steps: readonly StepEvidence[]): string {
  const open = steps.filter((step) => isOpen(step) && !isUnread(step)).length;
  const unread = steps.filter(isUnread);
  const judged =
    open === 0
      ? ''
      : open === 1
        ? ' One more claim could not be judged.'
        : ` ${open} more claims could not be judged.`;
  return `${judged}${tellMore(unread)}`;
}

/** " 2 more clauses were not understood (lines 4 and 7)." */
function tellMore(unread: readonly StepEvidence[]): string {
  if (unread.length === 0) return '';
  const lines = [...new Set(unread.flatMap(({ line }) => line ?? []))];
  const named = lines.length > 1 ? `${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}` : `${lines[0]}`;
  const where = lines.length === 0 ? '' : ` (line${lines.length === 1 ? '' : 's'} ${named})`;
  const what = unread.length === 1 ? 'One more clause was' : `${unread.length} more clauses were`;
  return ` ${what} not understood${where}.`;
}

/** Which of the author's words were not understood, and why. */
function tellUnread(step: StepEvidence, steps: readonly StepEvidence[]): string {
  const where = step.line === undefined ? 'This' : `Line ${step.line}`;
  const others = steps.filter((one) => one !== step && isUnread(one));
  return `${where} was not understood: “${step.source}”. ${step.problem?.message ?? ''}${tellMore(others)}`;
}

/** From what the steps showed to a verdict. Nothing passes unless something was checked that could have failed. */
export function judgeCase(steps: readonly StepEvidence[]): Judged {
  const trouble = findTrouble(steps);
  if (trouble) {
    const verdict: Verdict = trouble.outcome === 'failed' ? 'failed' : 'error';
    const reason =
      trouble.outcome === 'failed'
        ? `Expected: ${trouble.expected}. Actual: ${trouble.actual}.${tellOpen(steps)}`
        : isUnread(trouble)
          ? tellUnread(trouble, steps)
          : (trouble.problem?.message ?? 'A step could not be carried out.');
    return { verdict, reason, ...(trouble.problem && { problem: trouble.problem }) };
  }
  const problem = findUnexpectedError(steps);
  if (problem) return { verdict: 'error', reason: problem.message, problem };
  const checks = steps.filter(
    ({ command, outcome, hollow }) => outcome === 'passed' && !hollow && provesSomething(command),
  ).length;
  if (checks === 0 && steps.some(({ comparison }) => comparison?.status === 'new')) {
    return {
      verdict: 'hollow',
      reason:
        'There was nothing to compare with yet: what was seen is the baseline now. Run it again to compare with it.',
    };
  }
  if (checks === 0) {
    return {
      verdict: 'hollow',
      reason:
        'Nothing was checked: every step was carried out, but none is a check that could have failed. Add what should be seen.',
    };
  }
  const all = steps.length === 1 ? 'Its one step' : `All ${steps.length} steps`;
  return {
    verdict: 'passed',
    reason: `${all} went as stated; ${checks} expectation${checks === 1 ? '' : 's'} held${tellSkipped(steps)}${tellHealed(steps)}.`,
  };
}
