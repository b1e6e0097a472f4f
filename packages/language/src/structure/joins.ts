import { isLower, isSpace } from './chars.ts';
import type { Line } from './lines.ts';

const ends = '.!?:;…|';
const narrowest = 56;
const widest = 110;

/** Whether a line goes on with the sentence of the line before. */
export function goesOn(text: string, before: Line, line: Line): boolean {
  return isLower(text.charAt(line.from)) && !ends.includes(text.charAt(before.end - 1));
}

function firstWordLength(text: string, line: Line): number {
  let at = line.from;
  while (at < line.end && !isSpace(text.charCodeAt(at))) at++;
  return at - line.from;
}

/** Whether the lines were broken to fit a width: no first word had had room on the line before. */
function isWrapped(text: string, lines: readonly Line[]): boolean {
  if (lines.length < 2) return false;
  const lengths = lines.map((line) => line.end - line.from);
  const width = lengths.reduce((most, length) => Math.max(most, length), 0);
  if (width < narrowest || width > widest) return false;
  let open = 0;
  let gone = 0;
  for (let index = 1; index < lines.length; index++) {
    const before = lines[index - 1];
    const line = lines[index];
    if (!before || !line) continue;
    if ((lengths[index - 1] ?? 0) + 1 + firstWordLength(text, line) <= width) return false;
    if (ends.includes(text.charAt(before.end - 1))) continue;
    open++;
    if (isLower(text.charAt(line.from))) gone++;
  }
  return gone > 0 && gone * 4 >= open * 3;
}

/** Puts the lines of a paragraph together that are one stretch of sentences. */
export function joinLines(text: string, lines: readonly Line[]): { start: number; end: number }[] {
  const first = lines[0];
  const last = lines.at(-1);
  if (!first || !last) return [];
  if (isWrapped(text, lines)) return [{ start: first.from, end: last.end }];
  const joined: { start: number; end: number }[] = [];
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const open = joined.at(-1);
    const isTail = before && open && text.charAt(before.end - 1) === ',' && isLower(text.charAt(line.from));
    if (isTail) open.end = line.end;
    else joined.push({ start: line.from, end: line.end });
  }
  return joined;
}

const longEnough = 60;

/** Whether a line goes on with an item or a labelled line above it. */
export function continues(text: string, before: Line, line: Line, indent: number): boolean {
  return goesOn(text, before, line) && (line.indent > indent || before.end - before.from >= longEnough);
}
