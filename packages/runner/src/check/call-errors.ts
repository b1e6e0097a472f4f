import type { ApiCheck } from '@assay/contract';
import type { NotUnderstood, Step } from '@assay/planner/steps';
import type { Calls } from '../calls/calls.ts';
import { toCheck } from './observe-answer.ts';

/** What the steps after a call claim of its answer, before another one comes. */
function listChecks(following: readonly (Step | NotUnderstood)[]): ApiCheck[] {
  const commands = following.flatMap((step) => ('command' in step ? [step.command] : []));
  const next = commands.findIndex((command) => command.do === 'call');
  return (next < 0 ? commands : commands.slice(0, next)).flatMap((command) => {
    if (command.do !== 'expect' || command.subject.of !== 'response') return [];
    try {
      return toCheck(command.condition) ?? [];
    } catch {
      // A schema that cannot be read is told when its turn comes.
      return [];
    }
  });
}

/** Where the last call got GraphQL errors that none of the steps after it speaks about, the call has failed. */
export function judgeCall(
  calls: Calls,
  following: readonly (Step | NotUnderstood)[],
): { outcome: 'failed'; expected: string; actual: string } | undefined {
  if (!calls.last) return undefined;
  const { request, answer } = calls.last;
  const wrong = calls.session().judgeErrors(request, answer, listChecks(following));
  if (!wrong) return undefined;
  return {
    outcome: 'failed',
    expected: 'the GraphQL answer is without errors, since no step expects any',
    actual: `it is ${wrong.actual}`,
  };
}
