export { markSentence } from './mark-sentence.ts';
export { fillExample } from './outlines.ts';
export { readStructure } from './read-structure.ts';
export type { Context, Example, Piece, Requirement, Role, Structure } from './types.ts';
