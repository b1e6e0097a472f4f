import type { Command, Expectation, Target } from '@assay/planner/steps';
import { acceptWords, dismissWords } from '../act/answer-words.ts';

const ownNames = new Set(['', 'alert', 'browser', 'confirm', 'confirmation', 'prompt', 'popup', 'pop-up']);

/** Nothing else can be read while it is open, so "the message" is the dialog's, too. */
function isTheDialog(target: Target): boolean {
  return (target.kind === 'dialog' || target.kind === 'message') && ownNames.has(target.name.toLowerCase());
}

function redirectExpectation(expectation: Expectation): Expectation {
  const { subject } = expectation;
  if (subject.of !== 'element' || !isTheDialog(subject.target)) return expectation;
  return { ...expectation, subject: { of: 'dialog text' } };
}

/**
 * While the browser's own dialog is open, "the dialog" means that one, and a click on its OK or Cancel answers it: people do not
 * know, and need not know, which dialogs are made of HTML.
 */
export function redirectToDialog(command: Command): Command {
  if (command.do === 'expect') return { do: 'expect', ...redirectExpectation(command) };
  if (command.do === 'wait') return { ...command, until: redirectExpectation(command.until) };
  if (command.do !== 'click') return command;
  const name = command.target.name.trim().toLowerCase();
  if (acceptWords.includes(name)) return { do: 'answer dialog', accept: true };
  return dismissWords.includes(name) ? { do: 'answer dialog', accept: false } : command;
}
