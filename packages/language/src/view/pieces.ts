import { controlKind, groupKind } from './kinds.ts';
import type { Node } from './tree.ts';
import { isWorded, tidy } from './words.ts';

/** Words of an element's own, or an element in it, in reading order. */
export type Piece = { own: string } | { inner: Node };

/** Takes an element's text apart into what it says itself and what the elements in it say. */
export function takeApart({ element, children }: Node): Piece[] {
  const text = tidy(element.text);
  const isCut = text.endsWith('…');
  const pieces: Piece[] = [];
  let from = 0;
  let isMatched = true;
  for (const node of listShown(children)) {
    const part = tidy(node.element.text);
    const at = findWords(text, part, from);
    if (at >= 0) {
      if (at > from) pieces.push({ own: text.slice(from, at) });
      from = at + part.length;
    } else if (isCut && part !== '') from = text.length;
    else if (part !== '') isMatched = false;
    pieces.push({ inner: node });
  }
  const rest = text.slice(from);
  // Of a cut text the end may be that of an element in it.
  if (rest.trim() !== '' && !(isCut && pieces.length > 0)) pieces.push({ own: rest });
  // Words that are not where they belong, as those for screen readers, leave nothing to go by.
  return isMatched ? pieces : pieces.filter((piece) => 'inner' in piece);
}

export function hasOwnWords(pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => 'own' in piece && isWorded(piece.own));
}

/** Not the "S" of "Size" for the chosen option "S"; but what is glued together is found, too. */
function findWords(text: string, part: string, from: number): number {
  if (part === '') return -1;
  const glued = text.indexOf(part, from);
  for (let at = glued; at >= 0; at = text.indexOf(part, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + part.length])) return at;
  return part.length > 2 ? glued : -1;
}

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

function* listShown(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    const { element, children } = node;
    const isOne =
      element.text !== '' ||
      controlKind(element) ||
      groupKind(element) ||
      /^(?:img|icon)$/.test(element.role);
    if (element.states.visible && isOne) yield node;
    else yield* listShown(children);
  }
}

/** Whether the words of an element run on in those around it: "Signed in as <b>Ann</b>." */
export function runsOn(inner: Node, outer: Node, before: string, after: string): boolean {
  const kind = controlKind(inner.element);
  if (kind !== undefined && kind !== 'link') return false;
  if (groupKind(inner.element) || inner.element.role === 'heading' || holdsMore(inner)) return false;
  const text = inner.element.text;
  const isGlued = /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}\p{Sc}]/u.test(text);
  if (isGlued) return false;
  if (kind === 'link' && !isWorded(after)) return false;
  const [box, around] = [inner.element.box, outer.element.box];
  const isBelow = box.y > around.y + 8 && box.x - around.x < 3 && outer.element.role !== 'paragraph';
  return !isBelow || outer.element.text.length > 120;
}

function holdsMore({ children }: Node): boolean {
  return children.some((one) => controlKind(one.element) || groupKind(one.element) || holdsMore(one));
}
