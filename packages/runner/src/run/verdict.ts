import type { Command } from '@assay/planner/steps';
import type { CaseResult, StepEvidence, Verdict } from '../evidence/events.ts';
import { couldFail } from '../judge/could-fail.ts';

/** Whether carrying out a command proves something. */
export function provesSomething(command: Command | undefined): boolean {
  if (command?.do === 'expect') return couldFail(command);
  return command?.do === 'wait' && couldFail(command.until);
}

function isTrouble({ outcome }: StepEvidence): boolean {
  return outcome === 'failed' || outcome === 'error';
}

/** A claim that could not be judged; nothing that comes later rests on it. */
function isOpenClaim({ outcome, command, claims }: StepEvidence): boolean {
  return outcome === 'error' && (claims === true || command?.do === 'expect');
}

/**
 * The first trouble decides, in the order of the steps: what fails after words that were not understood may have failed for want of
 * them, so it is no verdict on the site, unless the words only claim something. A dead browser and a cancelled run come before
 * everything.
 */
function findTrouble(steps: readonly StepEvidence[]): StepEvidence | undefined {
  const broken = steps.find(
    ({ problem }) => problem?.class === 'environment' || problem?.class === 'cancelled',
  );
  if (broken) return broken;
  const deciding = steps.find((step) => isTrouble(step) && !isOpenClaim(step));
  return deciding?.outcome === 'failed' ? deciding : steps.find(isTrouble);
}

export type Judged = Pick<CaseResult, 'verdict' | 'reason' | 'problem'>;

function tellHealed(steps: readonly StepEvidence[]): string {
  const healed = steps.filter((step) => step.healed).length;
  if (healed === 0) return '';
  return `; passed (healed): ${healed === 1 ? 'one step' : `${healed} steps`} used an element that has changed, see the proposal`;
}

/** Steps that were not needed; in a case that passes there are no others that were skipped. */
function tellSkipped(steps: readonly StepEvidence[]): string {
  const skipped = steps.filter(({ outcome }) => outcome === 'skipped').length;
  if (skipped === 0) return '';
  return `; ${skipped === 1 ? 'one step was' : `${skipped} steps were`} skipped, because what ${skipped === 1 ? 'it depends' : 'they depend'} on was not so`;
}

function tellOpen(steps: readonly StepEvidence[]): string {
  const open = steps.filter(isOpenClaim).length;
  if (open === 0) return '';
  return open === 1 ? ' One more claim could not be judged.' : ` ${open} more claims could not be judged.`;
}

/** From what the steps showed to a verdict. Nothing passes unless something was checked that could have failed. */
export function judgeCase(steps: readonly StepEvidence[]): Judged {
  const trouble = findTrouble(steps);
  if (trouble) {
    const verdict: Verdict = trouble.outcome === 'failed' ? 'failed' : 'error';
    const reason =
      trouble.outcome === 'failed'
        ? `Expected: ${trouble.expected}. Actual: ${trouble.actual}.${tellOpen(steps)}`
        : (trouble.problem?.message ?? 'A step could not be carried out.');
    return { verdict, reason, ...(trouble.problem && { problem: trouble.problem }) };
  }
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
        'Every step was carried out, but nothing was checked that could have failed. Add what should be seen.',
    };
  }
  const all = steps.length === 1 ? 'Its one step' : `All ${steps.length} steps`;
  return {
    verdict: 'passed',
    reason: `${all} went as stated; ${checks} expectation${checks === 1 ? '' : 's'} held${tellSkipped(steps)}${tellHealed(steps)}.`,
  };
}
