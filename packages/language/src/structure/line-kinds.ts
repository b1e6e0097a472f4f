import { isSpace, skipSpace } from './chars.ts';
import { findGherkin, type GherkinLine } from './gherkin.ts';
import { type Label, readLabel } from './labels.ts';
import { cutLines, type Line } from './lines.ts';
import { type Mark, readMark } from './marks.ts';
import { findTables, type Table } from './tables.ts';

/** What a line is by its looks. */
export type LineKind =
  | { is: 'blank' }
  | { is: 'gherkin'; gherkin: GherkinLine }
  | { is: 'table'; table?: Table }
  | { is: 'fence' }
  | { is: 'code' }
  | { is: 'rule' }
  /** Under a heading, which is the line above it. */
  | { is: 'underline' }
  | { is: 'heading'; level: number; start: number; end: number; label?: Label }
  | { is: 'quote'; depth: number; start: number }
  | { is: 'item'; mark: Mark }
  | { is: 'label'; label: Label }
  | { is: 'plain' };

export interface Looks {
  lines: Line[];
  kinds: LineKind[];
}

const hashes = /#{1,6}(?=[ \t\u00a0])/y;
const jira = /h([1-6])\. +/y;
const drawn = /^(?:[-_*=~#─━—]\s?){3,}$/;
const gherkinFence = /^(?:```|~~~)\s*(?:gherkin|cucumber|feature)\b/i;

function isFence(text: string, { from }: Line): boolean {
  return text.startsWith('```', from) || text.startsWith('~~~', from);
}

/** The lines that begin and end blocks of code, and those between; a fence without an end is a line like others. */
function findFences(text: string, lines: readonly Line[]): Map<number, 'fence' | 'code'> {
  const found = new Map<number, 'fence' | 'code'>();
  const fences = lines.flatMap((line, index) => (isFence(text, line) ? [index] : []));
  for (let place = 0; place + 1 < fences.length; place += 2) {
    const open = fences[place] ?? 0;
    const close = fences[place + 1] ?? 0;
    const head = lines[open];
    const isGherkin = head && gherkinFence.test(text.slice(head.from, Math.min(head.end, head.from + 40)));
    found.set(open, 'fence');
    found.set(close, 'fence');
    for (let index = open + 1; !isGherkin && index < close; index++) found.set(index, 'code');
  }
  return found;
}

function isDrawn(text: string, line: Line): boolean {
  return (
    line.end - line.from >= 3 &&
    !isSpace(text.charCodeAt(line.from)) &&
    drawn.test(text.slice(line.from, Math.min(line.end, line.from + 200)))
  );
}

function readHeading(text: string, line: Line): LineKind | undefined {
  hashes.lastIndex = line.from;
  jira.lastIndex = line.from;
  const hash = hashes.exec(text);
  const named = hash ? undefined : jira.exec(text);
  const length = hash?.[0].length ?? named?.[0].length;
  if (length === undefined) return undefined;
  const start = skipSpace(text, line.from + length, line.end);
  let end = line.end;
  while (end > start && text.charAt(end - 1) === '#') end--;
  const label = readLabel(text, start, end);
  const level = hash ? length : Number(named?.[1]);
  return { is: 'heading', level, start, end, ...(label?.kind && { label }) };
}

function readQuote(text: string, line: Line): LineKind | undefined {
  let depth = 0;
  let at = line.from;
  while (at < line.end && text.charAt(at) === '>') {
    depth++;
    at = skipSpace(text, at + 1, line.end);
  }
  return depth > 0 ? { is: 'quote', depth, start: at } : undefined;
}

/** A line under a single line of words makes a heading of it. */
function isUnderline(text: string, line: Line, above: Line | undefined, twoAbove: Line | undefined): boolean {
  const sign = text.charAt(line.from);
  if (!above || above.blank || (sign !== '=' && sign !== '-') || isSpace(text.charCodeAt(line.from + 1)))
    return false;
  return (
    (!twoAbove || twoAbove.blank) && above.end - above.from <= 120 && !readMark(text, above.from, above.end)
  );
}

export function readLooks(text: string): Looks {
  const lines = cutLines(text);
  const fences = findFences(text, lines);
  const isCode = (index: number) => fences.has(index);
  const free = lines.map((line, index) => (isCode(index) ? { ...line, blank: true } : line));
  const gherkin = findGherkin(text, free);
  // A fence within a scenario is a text of its step.
  for (const index of fences.keys()) if (gherkin.has(index)) fences.delete(index);
  const tables = findTables(text, lines, (index) => fences.has(index) || gherkin.has(index));
  const kinds: LineKind[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (!line) continue;
    const fence = fences.get(index);
    const read = gherkin.get(index);
    const table = tables.get(index);
    if (fence) kinds.push({ is: fence });
    else if (line.blank) kinds.push({ is: 'blank' });
    else if (read) kinds.push({ is: 'gherkin', gherkin: read });
    else if (table) {
      kinds.push({ is: 'table', table });
      for (let more = 1; more < table.rows.length; more++) kinds.push({ is: 'table' });
      index += table.rows.length - 1;
    } else kinds.push(readKind(text, line, lines[index - 1], lines[index - 2]));
  }
  return { lines, kinds };
}

function readKind(text: string, line: Line, above: Line | undefined, twoAbove: Line | undefined): LineKind {
  if (isDrawn(text, line)) return { is: isUnderline(text, line, above, twoAbove) ? 'underline' : 'rule' };
  const heading = readHeading(text, line) ?? readQuote(text, line);
  if (heading) return heading;
  const marked = readLabel(text, line.from, line.end);
  if (marked?.kind && '*_[='.includes(text.charAt(line.from)) && !/[\s]/.test(text.charAt(line.from + 1)))
    return { is: 'label', label: marked };
  const mark = readMark(text, line.from, line.end);
  if (mark) return { is: 'item', mark };
  if (marked) return { is: 'label', label: marked };
  return { is: 'plain' };
}
