import { maskLiterals, mostHeard, unmask } from '@assay/planner/reading';

/** Where one thing that is said may end and the next begin. */
const seams =
  /,\s+(?:and|but|while|then|so)\s+(?:then\s+)?|[;:]\s+|,\s+|\s+and\s+(?:then\s+)?|\s+(?:while|but)\s+/g;
const fewestWords = 3;
const mostPieces = 5;

interface Piece {
  from: number;
  to: number;
}

function countWords(text: string): number {
  return text.trim().split(/\s+/).length;
}

/** A sentence in the pieces that could stand by themselves; what is too short for that stays with what is before it. */
function cut(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: seam, index } of [...text.matchAll(seams), { 0: '', index: text.length }]) {
    const last = pieces.at(-1);
    if (last && countWords(text.slice(from, index)) < fewestWords) last.to = index;
    else pieces.push({ from, to: index });
    from = index + seam.length;
  }
  const [first, second, ...others] = pieces;
  if (first && second && countWords(text.slice(first.from, first.to)) < fewestWords)
    return [{ from: first.from, to: second.to }, ...others];
  return pieces;
}

interface Parts<Read> {
  read: Read[];
  certainty: number;
}

/**
 * A sentence that says much is read part by part, cut where each part is read with the most certainty. Undefined where it cannot
 * be cut, or where some part is not read at all.
 */
export function readParts<Read extends { certainty: number }>(
  sentence: string,
  before: string,
  read: (part: string, before: string) => Read | undefined,
): Parts<Read> | undefined {
  const { text, literals } = maskLiterals(sentence);
  const pieces = cut(text);
  if (pieces.length < 2 || pieces.length > mostPieces) return undefined;
  const best: (Parts<Read> | undefined)[] = [{ read: [], certainty: 1 }];
  for (const [end, { to }] of pieces.entries()) {
    let top: Parts<Read> | undefined;
    for (const [start, { from }] of pieces.slice(0, end + 1).entries()) {
      const earlier = best[start];
      const isAll = start === 0 && end === pieces.length - 1;
      if (!earlier || isAll || (top && earlier.certainty <= top.certainty)) continue;
      const said = `${before} ${unmask(text.slice(0, from), literals)}`.trim().slice(-mostHeard);
      const part = read(unmask(text.slice(from, to), literals), said);
      const certainty = Math.min(earlier.certainty, part?.certainty ?? 0);
      if (part && certainty > (top?.certainty ?? 0)) top = { read: [...earlier.read, part], certainty };
    }
    best.push(top);
  }
  return best.at(-1);
}
