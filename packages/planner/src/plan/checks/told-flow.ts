import type { Expectation, NotUnderstood, Step } from '../../steps/language.ts';
import { isUnderstood, makeCheck } from '../cases/make-step.ts';

/** The author's flow as checks repeat it: only where all of it was understood. */
export interface ToldFlow {
  title: string;
  steps: Step[];
  /** The checks that end it. */
  outcome: Expectation[];
}

/** A title that is a whole sentence, or an address, is told shorter by what the flow comes to. */
function nameToldFlow(title: string, outcome: readonly Expectation[]): string {
  const last = outcome.at(-1);
  if (!last || (title.length <= 50 && !/https?:/.test(title))) return title;
  const claim = makeCheck(last).sentence.replace('Check that ', '');
  return claim.length < title.length ? claim : title;
}

export function readToldFlow(title: string, steps: readonly (Step | NotUnderstood)[]): ToldFlow | undefined {
  const understood = steps.filter(isUnderstood);
  if (understood.length < steps.length || understood.length === 0) return undefined;
  const outcome: Expectation[] = [];
  for (const { command } of [...understood].reverse()) {
    if (command.do !== 'expect') break;
    outcome.unshift(command);
  }
  return { title: nameToldFlow(title, outcome), steps: understood, outcome };
}

/** What is still to be seen after a reload: places and contents, not the message that flashed up. */
export function isLasting({ subject, condition }: Expectation): boolean {
  if (subject.of === 'element') {
    const passing = ['message', 'dialog', 'option', 'menu item'];
    return (
      condition.is !== 'focused' &&
      !passing.includes(subject.target.kind ?? '') &&
      subject.target.name !== 'it'
    );
  }
  return subject.of === 'address' || subject.of === 'title' || subject.of === 'page';
}
