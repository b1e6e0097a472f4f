import type { Target } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import { dismissWords } from './answer-words.ts';
import type { Scored } from './score-element.ts';
import { liesIn, type View } from './view.ts';
import { fold } from './words.ts';

const agreeing = /^(?:confirm|confirm it|yes|ok|okay|confirmation)$/;
const dismissing = new Set(dismissWords.map(fold));

/** The one button of a dialog that does not dismiss it. */
export function findConsent(elements: readonly SeenElement[], dialog: SeenElement): SeenElement | undefined {
  const own = elements.filter(
    (element) => element.role === 'button' && element.states.visible && liesIn(element, dialog),
  );
  const [only, other] = own.filter(({ name, text }) => {
    const words = fold(name || text);
    return /\p{L}/u.test(words) && !dismissing.has(words) && !words.startsWith('close ');
  });
  // A form has buttons of many sorts; a question is answered or dismissed.
  const isQuestion = own.length > 1 && !elements.some((one) => one.states.editable && liesIn(one, dialog));
  return isQuestion && !other ? only : undefined;
}

/** "Confirm" where the dialog's own button says what it will do. */
export function findConfirm({ snapshot }: View, { name, kind, ordinal, near }: Target): Scored | undefined {
  if (!agreeing.test(fold(name)) || (kind && kind !== 'button') || ordinal !== undefined || near)
    return undefined;
  const { elements } = snapshot;
  const dialog = elements.findLast(
    ({ role, states, covered }) => /^(?:alert)?dialog$/.test(role) && states.visible && !covered,
  );
  const element = dialog && findConsent(elements, dialog);
  return (
    element && {
      element,
      words: 0.9,
      rank: 0.9,
      tier: 'same meaning',
      reason: 'it is the button of the dialog that goes on',
    }
  );
}
