import type { Command, Expectation, Target } from '@assay/planner/steps';
import { acceptWords, dismissWords } from '../ground/answer-words.ts';

const ownNames = new Set(['', 'alert', 'browser', 'confirm', 'confirmation', 'prompt', 'popup', 'pop-up']);

/** Nothing else can be read while it is open, so "the message" is the dialog's, too. */
function isTheDialog(target: Target): boolean {
  return (target.kind === 'dialog' || target.kind === 'message') && ownNames.has(target.name.toLowerCase());
}

/** What must be read while the dialog stands before the page, and stands in the dialog. */
function isReadInDialog({ subject, condition, negated }: Expectation, text: string): boolean {
  if (negated || condition.is !== 'text' || condition.how !== 'contains') return false;
  const isAnywhere = subject.of === 'page text' || (subject.of === 'element' && subject.target.name === 'it');
  return isAnywhere && text.toLowerCase().includes(condition.value.toLowerCase());
}

function redirectExpectation(expectation: Expectation, text: string): Expectation {
  const { subject } = expectation;
  if (isReadInDialog(expectation, text)) return { ...expectation, subject: { of: 'dialog text' } };
  if (subject.of !== 'element' || !isTheDialog(subject.target)) return expectation;
  return { ...expectation, subject: { of: 'dialog text' } };
}

/**
 * While the browser's own dialog is open, "the dialog" means that one, and a click on its OK or Cancel answers it: people do not
 * know, and need not know, which dialogs are made of HTML.
 */
export function redirectToDialog(command: Command, text: string): Command {
  if (command.do === 'expect') return { do: 'expect', ...redirectExpectation(command, text) };
  if (command.do === 'wait') return { ...command, until: redirectExpectation(command.until, text) };
  if (command.do !== 'click') return command;
  const name = command.target.name.trim().toLowerCase();
  if (acceptWords.includes(name)) return { do: 'answer dialog', accept: true };
  return dismissWords.includes(name) ? { do: 'answer dialog', accept: false } : command;
}
