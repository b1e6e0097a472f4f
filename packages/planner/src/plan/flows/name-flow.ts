import { capitalise } from '@assay/contract/text';
import { isLook } from '../../steps/entries.ts';
import type { NotUnderstood, Step } from '../../steps/language.ts';
import { isUnderstood } from '../cases/make-step.ts';
import { foldName } from '../facts/match-names.ts';
import type { Entry } from './flow.ts';

const longest = 50;
const longestTitle = 100;

/** What is done, in the words of the page: the button that is pressed, or the field that is filled in. */
function nameDeed({ command }: Step): string | undefined {
  if (command.do === 'click' && command.target.name !== '') return capitalise(command.target.name);
  if ('target' in command && command.target?.name) return capitalise(command.target.name);
  return command.do === 'log in' ? 'Log in' : undefined;
}

/** A long title would make every title derived from it unreadable; the button says it shorter. */
export function nameFlow(
  title: string,
  steps: readonly (Step | NotUnderstood)[],
  submit: Step,
  entries: readonly Entry[],
): string {
  if (title.length <= longest && !isFirstWords(title, steps)) return title;
  const typed = entries.findLast(({ target }) => target.name !== '');
  return nameDeed(submit) ?? (typed && capitalise(typed.target.name)) ?? title;
}

/** Whether a title is no title but the beginning of the author's steps. */
function isFirstWords(title: string, steps: readonly (Step | NotUnderstood)[]): boolean {
  const [first] = steps.filter((step) => step.source !== '');
  const start = foldName(title.replace(/…$/, ''));
  return first !== undefined && start !== '' && foldName(first.source).startsWith(start.slice(0, 12));
}

/** What to call a flow that the author gave no title: what is done last, and what is to be seen then. */
export function nameStated(title: string, steps: readonly (Step | NotUnderstood)[]): string {
  if (!isFirstWords(title, steps)) return title;
  const told = steps.filter(isUnderstood);
  const isClaim = ({ command }: Step) => command.do === 'expect';
  const end = told.findLastIndex(isClaim);
  const at = told.findLastIndex(
    (step, index) => index < end && !isLook(step.command) && nameDeed(step) !== undefined,
  );
  const last = told[at];
  const deed = last && nameDeed(last);
  const claim = told.slice(at).find(isClaim);
  const said = claim?.sentence.replace(/^Check that /, '');
  if (!deed || !said) return title;
  const full = `${deed}: ${said}`;
  return full.length <= longestTitle ? full : deed;
}
