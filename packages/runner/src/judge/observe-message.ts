import { foldWords } from '@assay/contract/text';
import type { Condition, Target } from '@assay/planner/steps';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import type { PageView } from './page-view.ts';
import { matchText, show } from './texts.ts';
import { choose, judged, type Observation } from './types.ts';

const spoken = /^(?:alert|status|log|tooltip|note|alertdialog)$/;
const errorNames = /\b(?:error|errors|validation|warning|failure|refusal|rejection|invalid)\b/;
const successNames = /\b(?:success|successful|confirmation)\b/;
const errorHints = /\b(?:error|errors|invalid|danger|warning|alert|failure|feedback)\b/;
const successHints = /\b(?:success|confirmation|confirmed)\b/;
const errorWords =
  /\b(?:wrong|invalid|incorrect|error|fail(?:ed|s)?|locked|denied|must|required|cannot|not (?:valid|allowed|found|possible)|enter (?:a|an|your)|choose|at least|at most|missing|try again)\b/;
export const successWords =
  /\b(?:thanks?|thank you|success(?:fully)?|saved|sent|added|welcome|done|confirmed|updated|placed|created|received|removed|completed?)\b/;

/** Of elements inside each other, the inner ones. */
export function innermost(elements: readonly SeenElement[]): SeenElement[] {
  return elements.filter(
    ({ path, frame }) =>
      !elements.some((other) => other.frame === frame && other.path.startsWith(`${path}>`)),
  );
}

/** A message by its name, its words, or by how the page marks it. */
function isOfSort(element: SeenElement, name: string): boolean {
  const text = foldWords(element.text);
  if (text === '' || !/\p{L}/u.test(text)) return false;
  const hints = foldWords(element.testId);
  const isSpoken = spoken.test(element.role);
  if (errorNames.test(name))
    return element.role === 'alert' || (isSpoken && errorWords.test(text)) || errorHints.test(hints);
  return successHints.test(hints) || (isSpoken && successWords.test(text));
}

/** Messages of a sort ("an error message") that can be seen: the page need not call them so itself. */
export function findMessages(
  { elements }: PageSnapshot,
  { name, kind, within, near }: Target,
): SeenElement[] {
  const sort = foldWords(name);
  if (kind !== 'message' || within || near || !(errorNames.test(sort) || successNames.test(sort))) return [];
  return elements.filter((element) => element.states.visible && isOfSort(element, sort));
}

/** For counting: the messages at their fields rather than the summary that repeats them. */
export function listMessages(snapshot: PageSnapshot, target: Target): SeenElement[] {
  const messages = findMessages(snapshot, target);
  const single = innermost(messages.filter(({ role }) => role !== 'alert'));
  return single.length > 0 ? single : messages;
}

/** "The message 'Meeting notes' is from Tom": a letter in a list, and not what the page tells. */
export function nameLetter({ elements }: PageSnapshot, target: Target): Target | undefined {
  const name = foldWords(target.name);
  if (name === '' || target.ordinal !== undefined || errorNames.test(name) || successNames.test(name))
    return undefined;
  const isListed = elements.some(
    ({ role, states, text }) =>
      states.visible &&
      /^(?:listitem|row|article)$/.test(role) &&
      ` ${foldWords(text)} `.includes(` ${name} `),
  );
  return isListed ? { ...target, kind: 'item' } : undefined;
}

/**
 * What a message says is found by what is said, since pages seldom call their messages anything. That it is not there is a
 * failure: messages come and go.
 */
export function observeMessage(
  page: PageView,
  target: Target,
  condition: Extract<Condition, { is: 'text' }>,
): Observation {
  const { snapshot } = page;
  const { elements, text } = snapshot;
  const visible = elements.filter(({ states, text: own }) => states.visible && own !== '');
  const saying = innermost(
    visible.filter((element) => matchText(element.text, condition.how, condition.value)),
  );
  const one = saying.find(({ role }) => spoken.test(role)) ?? saying[0];
  if (one) {
    const candidate = { element: one, score: 1, reason: 'it says this', phrase: show(one.text) };
    const found = choose(snapshot, target, [candidate]);
    return judged(true, `it shows ${show(one.text)}`, found);
  }
  // A text may be split over several elements, or be longer than a snapshot keeps.
  if (condition.how === 'contains' && matchText(text, 'contains', condition.value))
    return judged(true, 'the page shows it');
  const messages = visible.filter(({ role, text: own }) => spoken.test(role) && /\p{L}/u.test(own));
  const shown = messages.slice(0, 3).map((element) => show(element.text));
  return judged(
    false,
    shown.length > 0 ? `the messages are ${shown.join(', ')}` : 'there is no such message',
  );
}
