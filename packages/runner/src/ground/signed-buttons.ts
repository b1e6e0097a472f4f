import type { Target } from '@assay/planner/steps';
import type { SeenElement } from '../snapshot/types.ts';
import { nameSign } from './lexicon/signs.ts';
import type { Purpose } from './types.ts';
import type { View } from './view.ts';
import { fold, stem } from './words.ts';

const wordsOf = (text: string) => fold(text).split(' ').map(stem);

/** "The plus button for the adults": the one that shows that sign and is called after them. */
export function findSigned(view: View, target: Target, purpose: Purpose): SeenElement | undefined {
  const { name, kind, within, near, ordinal } = target;
  if (purpose !== 'click' || !within || near || ordinal !== undefined || within.within) return undefined;
  if (within.name === '' || (kind && kind !== 'button' && kind !== 'icon')) return undefined;
  const wanted = wordsOf(within.name);
  const [only, other] = view.snapshot.elements.filter(
    ({ role, text, name: own, title, states }) =>
      role === 'button' &&
      states.visible &&
      nameSign(text).includes(fold(name)) &&
      wanted.every((word) => wordsOf(`${own} ${title}`).includes(word)),
  );
  return other ? undefined : only;
}
