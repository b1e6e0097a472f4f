import { isSpace, skipSpace, trimEnd } from './chars.ts';

export interface Line {
  start: number;
  /** After the last character that is no space, before the end of the line. */
  end: number;
  /** The first character that is no space; `end` where there is none. */
  from: number;
  /** The column of `from`. */
  indent: number;
  blank: boolean;
}

function isBreak(code: number): boolean {
  return code === 10 || code === 13 || code === 0x2028 || code === 0x2029;
}

export function cutLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  while (start < text.length) {
    let stop = start;
    while (stop < text.length && !isBreak(text.charCodeAt(stop))) stop++;
    const from = skipSpace(text, start, stop);
    const end = trimEnd(text, from, stop);
    lines.push({ start, end, from, indent: columnOf(text, start, from), blank: from === end });
    const isPair = text.charCodeAt(stop) === 13 && text.charCodeAt(stop + 1) === 10;
    start = stop + (isPair ? 2 : 1);
  }
  return lines;
}

function columnOf(text: string, start: number, from: number): number {
  let column = 0;
  for (let at = start; at < from; at++) {
    const code = text.charCodeAt(at);
    if (code === 9) column += 4 - (column % 4);
    else if (code === 32 || (code > 127 && isSpace(code))) column++;
  }
  return column;
}
