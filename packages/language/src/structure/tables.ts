import { isSpace, skipSpace, trimEnd } from './chars.ts';
import { readLabel } from './labels.ts';
import type { Line } from './lines.ts';
import { readMark } from './marks.ts';

export interface Cell {
  start: number;
  end: number;
}

export interface TableRow {
  line: number;
  cells: Cell[];
  /** A line such as |---|---|. */
  isRule: boolean;
}

export interface Table {
  rows: TableRow[];
  /** It stands between pipes from the beginning of its lines on. */
  isFramed: boolean;
}

type Sign = '|' | '\t' | ',' | ';';

const rule = /^[\s|:+=-]*-[\s|:+=-]*$/;

/** The cells between the signs; of framed rows without what stands before the first and after the last pipe. */
function cutCells(text: string, from: number, end: number, sign: Sign): Cell[] {
  const cells: Cell[] = [];
  const isFramed = sign === '|' && text.charAt(from) === '|';
  let start = isFramed ? from + 1 : from;
  let quoted = false;
  const add = (stop: number) => {
    const begin = skipSpace(text, start, stop);
    cells.push({ start: begin, end: trimEnd(text, begin, stop) });
  };
  for (let at = start; at < end; at++) {
    const char = text.charAt(at);
    if (char === '"' && (sign === ',' || sign === ';')) quoted = !quoted;
    if (char !== sign || quoted || (sign === '|' && text.charAt(at - 1) === '\\')) continue;
    // "||Step||Expected||"
    if (sign === '|' && at === start && isFramed && at > from) {
      start = at + 1;
      if (cells.length === 0 || text.charAt(from + 1) === '|') continue;
    }
    add(at);
    start = at + 1;
  }
  if (!isFramed || start < end) add(end);
  return cells;
}

function countSign(text: string, line: Line, sign: Sign): number {
  let count = 0;
  let quoted = false;
  for (let at = line.from; at < line.end; at++) {
    const char = text.charAt(at);
    if (char === '"' && (sign === ',' || sign === ';')) quoted = !quoted;
    if (char !== sign || quoted) continue;
    // A comma with a space behind it is one of a sentence.
    if ((sign === ',' || sign === ';') && isSpace(text.charCodeAt(at + 1))) return 0;
    count++;
  }
  return count;
}

/** How many signs part the cells of the line; 0 where it cannot be a row. */
function countCuts(text: string, line: Line, sign: Sign): number {
  const count = countSign(text, line, sign);
  if (count === 0) return 0;
  if (sign === '|') return isLooseRow(text, line) ? count : 0;
  if (sign === '\t') {
    const mark = readMark(text, line.from, line.end);
    return mark ? count - 1 : count;
  }
  return '.!?:'.includes(text.charAt(line.end - 1)) ? 0 : count;
}

/** "Step 1: Open it | Expected: …" and "a || b" are no rows. */
function isLooseRow(text: string, line: Line): boolean {
  if (text.slice(line.from, line.end).includes('||')) return false;
  const mark = readMark(text, line.from, line.end);
  if (mark && mark.kind !== 'number' && mark.kind !== 'clause')
    return rule.test(text.slice(line.from, line.end));
  return !cutCells(text, line.from, line.end, '|').some((cell) => isKnownLabel(text, cell));
}

function isKnownLabel(text: string, { start, end }: Cell): boolean {
  const label = readLabel(text, start, end);
  return label?.kind !== undefined && label.hasColon;
}

const least: Record<Sign, number> = { '|': 2, '\t': 2, ',': 3, ';': 3 };

/** How many lines from `index` on are rows with the same number of cells. */
function countRows(
  text: string,
  lines: readonly Line[],
  index: number,
  sign: Sign,
  taken: (index: number) => boolean,
): number {
  const first = lines[index];
  const cuts = first ? countCuts(text, first, sign) : 0;
  if (cuts === 0) return 0;
  let at = index + 1;
  for (; at < lines.length; at++) {
    const line = lines[at];
    if (!line || line.blank || taken(at) || countCuts(text, line, sign) !== cuts) break;
  }
  const count = at - index;
  return count >= least[sign] ? count : 0;
}

function makeTable(text: string, lines: readonly Line[], from: number, to: number, sign: Sign): Table {
  const rows: TableRow[] = [];
  for (let index = from; index < to; index++) {
    const line = lines[index];
    if (!line) continue;
    const isRule = sign === '|' && rule.test(text.slice(line.from, line.end));
    rows.push({ line: index, cells: isRule ? [] : cutCells(text, line.from, line.end, sign), isRule });
  }
  return { rows, isFramed: sign === '|' && text.charAt(lines[from]?.from ?? 0) === '|' };
}

/** The tables of a text, each by the number of its first line. `taken`: lines that are something else. */
export function findTables(
  text: string,
  lines: readonly Line[],
  taken: (index: number) => boolean,
): Map<number, Table> {
  const tables = new Map<number, Table>();
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (!line || line.blank || taken(index)) continue;
    const isFramed = text.charAt(line.from) === '|' && line.end - line.from > 1;
    const count = isFramed ? countFramed(text, lines, index, taken) : 0;
    const found: [Sign, number] | undefined = isFramed
      ? ['|', count]
      : (['|', '\t', ',', ';'] as const)
          .map((sign): [Sign, number] => [sign, countRows(text, lines, index, sign, taken)])
          .find(([, rows]) => rows > 0);
    if (!found) continue;
    tables.set(index, makeTable(text, lines, index, index + found[1], found[0]));
    index += found[1] - 1;
  }
  return tables;
}

function countFramed(
  text: string,
  lines: readonly Line[],
  index: number,
  taken: (index: number) => boolean,
): number {
  let at = index;
  for (; at < lines.length; at++) {
    const line = lines[at];
    if (!line || line.blank || taken(at) || text.charAt(line.from) !== '|') break;
  }
  return at - index;
}
