import type { Piece, Requirement, Structure } from '../structure/index.ts';

export interface TextSentence {
  start: number;
  end: number;
  text: string;
  role: Piece['role'];
}

const asked = new Set<Piece['role']>(['step', 'claim', 'sentence', 'data']);
const perhaps = new Set<Piece['role']>(['title', 'goal']);

/** Cells of one row of data are read as one sentence. */
function joinRows(structure: Structure, pieces: readonly Piece[]): TextSentence[] {
  const sentences: (TextSentence & { line: number })[] = [];
  for (const { start, end, role, line } of pieces) {
    const last = sentences.at(-1);
    if (role === 'data' && last?.role === 'data' && last.line === line) {
      last.end = end;
      last.text = structure.text.slice(last.start, end);
    } else sentences.push({ start, end, role, line, text: structure.text.slice(start, end) });
  }
  return sentences;
}

/** The sentences of a requirement that may ask for something, in the order of the text. */
export function listSentences(structure: Structure, requirement: Requirement): TextSentence[] {
  const all = [...requirement.shared, ...requirement.pieces].filter(({ text }) => text.trim() !== '');
  const content = all.filter(({ role }) => asked.has(role));
  return joinRows(structure, content.length > 0 ? content : all.filter(({ role }) => perhaps.has(role)));
}
