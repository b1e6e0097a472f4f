import type { SeenElement } from '../snapshot/types.ts';
import type { Outcome } from './outcome.ts';
import type { Purpose } from './types.ts';
import { isInside, type View } from './view.ts';
import { fold } from './words.ts';

const titles = /^(?:heading|columnheader|rowheader|cell|gridcell|term|caption)$/;
const buttons = /^(?:button|link)$/;

function findButton({ snapshot }: View, title: SeenElement): SeenElement | undefined {
  if (!titles.test(title.role) || title.interactive) return undefined;
  const inside = snapshot.elements.filter(
    (one) => buttons.test(one.role) && one.states.visible && isInside(one, title),
  );
  const [only] = inside;
  const isAll = only && inside.length === 1 && fold(only.text || only.name) === fold(title.text);
  return isAll ? only : undefined;
}

/** Whoever clicks on a heading that is all one button means the button, which may fill only a part of it. */
export function preferInner(view: View, purpose: Purpose, outcome: Outcome): Outcome {
  if (purpose !== 'click' || outcome.outcome !== 'found') return outcome;
  const element = findButton(view, outcome.best.element);
  return element ? { ...outcome, best: { ...outcome.best, element } } : outcome;
}
