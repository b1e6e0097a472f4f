import type { Structure } from './types.ts';

/** What is wrong with the pieces of a text: each character belongs to exactly one, and each refers to earlier ones. */
export function checkPieces({ text, pieces, requirements }: Structure): string | undefined {
  let reached = 0;
  for (const [index, piece] of pieces.entries()) {
    const { start, end, parent, line } = piece;
    if (piece.index !== index) return `piece ${index} has the index ${piece.index}`;
    if (start !== reached || end <= start)
      return `piece ${index} lies at ${start} to ${end}, after ${reached}`;
    if (piece.text !== text.slice(start, end)) return `piece ${index} says something else`;
    if (parent !== undefined && (parent < 0 || parent >= index)) return `piece ${index} belongs to ${parent}`;
    if (line < 0 || line > index) return `piece ${index} shares the line of ${line}`;
    reached = end;
  }
  if (reached !== text.length) return `the last ${text.length - reached} characters belong to no piece`;
  let last = -1;
  for (const { pieces: own } of requirements)
    for (const { index } of own) {
      if (index <= last) return `piece ${index} belongs to two requirements`;
      last = index;
    }
  return undefined;
}
