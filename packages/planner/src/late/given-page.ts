import { idle } from '../parse/accounting-words.ts';
import type { Command } from '../steps/language.ts';
import type { SeenPage } from '../steps/seen-page.ts';
import type { Piece } from './pieces.ts';

/** "Given the product page of the Lamp", where that page is shown: nothing is to be done, and that it is shown can be checked. */
export function readGivenPage(pieces: readonly Piece[], { title, address }: SeenPage): Command | undefined {
  const [name, another] = pieces.filter((piece) => piece.is === 'name');
  const words = pieces.flatMap((piece) => (piece.is === 'word' ? [piece.text.toLowerCase()] : []));
  const isPage = words.some((word) => /^(?:page|screen|view)$/.test(word));
  if (!name || another || !isPage || pieces.some(({ is }) => is === 'value')) return undefined;
  const where = `${title} ${address}`.toLowerCase();
  const isKnown = (word: string) => idle.has(word) || where.includes(word.replace(/s$/, ''));
  if (!title.toLowerCase().includes(name.text.toLowerCase()) || !words.every(isKnown)) return undefined;
  return { do: 'expect', subject: { of: 'page' }, condition: { is: 'page', name: name.text } };
}
