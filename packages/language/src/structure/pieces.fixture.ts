import { readStructure } from './read-structure.ts';
import type { Piece, Structure } from './types.ts';

function tell({ role, text }: Piece): string {
  return `${role}: ${text}`;
}

/** The pieces of a text that are no separators, as "role: text". */
export function tellPieces(text: string): string[] {
  return readStructure(text)
    .pieces.filter(({ role }) => role !== 'separator')
    .map(tell);
}

/** The pieces of each requirement, without those that several share. */
export function tellRequirements(text: string): string[][] {
  return readStructure(text).requirements.map(({ pieces }) =>
    pieces.filter(({ role }) => role !== 'separator').map(tell),
  );
}

/** The piece with this text. */
export function pieceOf(structure: Structure, text: string): Piece {
  const found = structure.pieces.find((piece) => piece.text === text);
  if (!found) throw new Error(`there is no piece "${text}"`);
  return found;
}

/** What a piece belongs to, by its text. */
export function parentOf(structure: Structure, text: string): string | undefined {
  const { parent } = pieceOf(structure, text);
  return parent === undefined ? undefined : structure.pieces[parent]?.text;
}
