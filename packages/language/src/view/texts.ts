import type { Surroundings } from './outline.ts';
import { hasOwnWords, runsOn, takeApart } from './pieces.ts';
import { makeThing } from './things.ts';
import type { Node } from './tree.ts';
import type { Thing } from './types.ts';
import { isWorded, shorten, tidy } from './words.ts';

/** An element's own words, and the things in it, in reading order. */
export function readTexts(node: Node, around: Surroundings): Thing[] {
  const pieces = takeApart(node);
  if (!hasOwnWords(pieces)) return around.read(node.children);
  const things: Thing[] = [];
  let words = '';
  let inFlow: Node[] = [];
  const finish = () => {
    if (isWorded(words))
      things.push(makeThing(node, around.alarmed(node) ? 'message' : 'text', shorten(words)));
    things.push(...around.read(inFlow).filter(({ kind }) => kind !== 'text' && kind !== 'message'));
    words = '';
    inFlow = [];
  };
  for (const [at, piece] of pieces.entries()) {
    if ('own' in piece) {
      words += piece.own;
      continue;
    }
    const next = pieces[at + 1];
    if (runsOn(piece.inner, node, words, next && 'own' in next ? next.own : '')) {
      words += tidy(piece.inner.element.text);
      inFlow.push(piece.inner);
    } else {
      finish();
      things.push(...around.read([piece.inner]));
    }
  }
  finish();
  return things;
}
