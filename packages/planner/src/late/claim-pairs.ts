import { binding, idle, predicates, states } from '../parse/accounting-words.ts';
import type { Piece } from './pieces.ts';

const claiming =
  /^(?:should|must|shall|expect|expects|expected|see|sees|shows?|displays?|reads?|says?|is|are|equals?|be)$/i;
const placing = /^(?:in|on|under|at|inside|within)$/i;

/** Names of the page and amounts, one after the other: "Subtotal $60.00, Shipping $4.90 and Total $64.90". */
export function writePairs(pieces: readonly Piece[], isClaim: boolean): string | undefined {
  const words = pieces.flatMap((piece) => (piece.is === 'word' ? [piece.text] : []));
  const isClaimed = isClaim || words.some((word) => claiming.test(word));
  const isPlain = words.every((word) => {
    const lower = word.toLowerCase();
    const isShown =
      predicates.has(lower) || states.some(([is, known]) => is === 'visible' && known.has(lower));
    return claiming.test(lower) || (!binding.has(lower) && (idle.has(lower) || isShown));
  });
  if (!isClaimed || !isPlain) return undefined;
  const telling = pieces.filter(
    (piece, index) => piece.is !== 'word' && !isPlace(piece, pieces.slice(0, index)),
  );
  if (telling.length < 2 || telling.length % 2 === 1) return undefined;
  const claims: string[] = [];
  for (let index = 0; index < telling.length; index += 2) {
    const [first, second] = [telling[index], telling[index + 1]];
    const name = first?.is === 'name' ? first : second;
    const value = first?.is === 'name' ? second : first;
    if (name?.is !== 'name' || value?.is !== 'value' || !/\d/.test(value.text)) return undefined;
    claims.push(`"${name.text}" is ${value.text}`);
  }
  return claims.join(' and ');
}

/** "In the order summary …": where, not what. */
function isPlace(piece: Piece, before: readonly Piece[]): boolean {
  if (piece.is !== 'name') return false;
  const words = before.slice(-2).map((one) => (one.is === 'word' ? one.text : ''));
  return before.length <= 2 && words.some((word) => placing.test(word));
}
