import { readLabel } from './labels.ts';
import { findRemarks } from './remarks.ts';
import { asideHead, numberHead, splitCells } from './tables.ts';
import type { NoteName } from './types.ts';
import { countedLead } from './units.ts';

/** A stretch of a text that is its form rather than what it says. `cell`: a value in a table. */
export interface Structure {
  start: number;
  end: number;
  is: NoteName | 'cell';
}

const listMark =
  /^\s*(?:[-*•–+✓✔☐☑◦▪·>]\s*)*(?:\(?(?:\d{1,3}|[a-z])[.):](?=\s|[A-Z])|\[[ x]\]|(?:(?:test )?(?:step|action|ac|criterion|acceptance criterion|test case|tc|case|req|requirement|scenario|use case)[ -]?#?\d[\w.]*\s*[.:)-]?))/i;
const keyword =
  /^\s*(?:#+\s*)?(?:\*\*)?(?:feature|epic|rule|scenario(?: outline| template)?|scenarios|background|examples?|test case|title|user story|story|bug(?: report)?|issue|defect|ticket|requirement|(?:acceptance|smoke|regression|manual|sanity|quick|boundary) (?:test|check)|use case|test|case)\s*(?:[\w.-]*\d[\w.]*)?\s*:/i;
const named = /^\s*(?:feature|epic|rule|scenario(?: outline| template)?)\s*:\s*(.+)$/i;
const conjunction = /^\s*(?:[-*•]\s*)?(?:given|when|then|and|but)\b/i;
const laterConjunction = /[\s,.;]((?:given|when|then|but)\b)/gi;
const laterMark = /(?<=^|[\s:])\(?\d{1,2}[.)](?=\s)/g;
const laterLabel =
  /(?<=^|[\s.;])(?:expected(?: (?:results?|outcomes?))?|actual(?: (?:results?|outcomes?))?|steps(?: to reproduce)?|str|er|ar|result)\s*[:=]/gi;
const ruled = /^[\s|:=+-]+$/;
const placeholder = /<[^<>\n]+>/g;

/** The cells of a line of a table, with their places; none where it is no such line. */
function placeCells(line: string): { text: string; start: number; end: number }[] {
  const cells = splitCells(line) ?? [];
  if (cells.length < 2) return [];
  let at = 0;
  return cells.map((text) => {
    const start = Math.max(at, line.indexOf(text, at));
    at = start + text.length;
    return { text, start, end: at };
  });
}

/** The first line of the table that a line belongs to. */
function findHead(lines: readonly string[], index: number): number {
  let head = index;
  while (head > 0 && (ruled.test(lines[head - 1] ?? '') || placeCells(lines[head - 1] ?? '').length > 1))
    head--;
  return head;
}

/** In the first line of a table stand the names of its columns, below it values, remarks or numbers. */
function readRow(lines: readonly string[], index: number): Structure[] {
  const cells = placeCells(lines[index] ?? '');
  if (cells.length === 0) return [];
  const head = findHead(lines, index);
  const names = placeCells(lines[head] ?? '').map(({ text }) => text);
  const hasRows = [1, 2].some((next) => placeCells(lines[head + next] ?? '').length > 1);
  const isTable = hasRows && names.every((name) => name.split(' ').length <= 4);
  if (!isTable) return [];
  return cells.map(({ start, end, text }, column): Structure => {
    const name = names[column] ?? '';
    if (index === head) return { start, end, is: 'label' };
    if (asideHead.test(name)) return { start, end, is: 'remark' };
    return { start, end, is: numberHead.test(name) && /^\W*\d{0,3}\W*$/.test(text) ? 'list mark' : 'cell' };
  });
}

/** Where the label of a line ends, such as "Expected:". */
function labelEnd(line: string): number {
  const lead = /^\s*(?:#{1,6}\s+|[-*•–+]\s+|\*\*|\d{1,3}[.)]\s+)*/.exec(line)?.[0].length ?? 0;
  const content = line.slice(lead).replace(/\*\*/g, '').trimEnd();
  const label = readLabel(content, { isHead: true, inForm: false });
  if (!label || /^Open \S+$/.test(label.rest)) return 0;
  if (label.rest === '') return line.length;
  return content.endsWith(label.rest) ? lead + line.slice(lead).lastIndexOf(label.rest) : 0;
}

const sentenceLead = new RegExp(
  `(?<=^|[.!?]\\s+|[\\n•*-]\\s*|\\d[.)]\\s+)${countedLead.source.slice(1)}`,
  'gi',
);

/** The parts of a text that say nothing: list marks, labels, keywords, headings of tables, courtesies and comments. */
export function findStructure(text: string): Structure[] {
  const found: Structure[] = findRemarks(text).map(({ start, end, is }) => ({ start, end, is }));
  for (const match of text.matchAll(sentenceLead))
    found.push({ start: match.index, end: match.index + match[0].length, is: 'lead-in' });
  const lines = text.split('\n');
  let begin = 0;
  for (const [index, line] of lines.entries()) {
    const add = (from: number, to: number, is: Structure['is']) => {
      if (to > from) found.push({ start: begin + from, end: begin + to, is });
    };
    add(0, listMark.exec(line)?.[0].length ?? 0, 'list mark');
    const name = named.exec(line)?.[1];
    if (name) add(line.length - name.length, line.length, 'title');
    add(0, keyword.exec(line)?.[0].length ?? 0, 'keyword');
    add(0, conjunction.exec(line)?.[0].length ?? 0, 'keyword');
    for (const match of line.matchAll(laterConjunction))
      add(match.index + 1, match.index + match[0].length, 'keyword');
    for (const match of line.matchAll(laterMark))
      add(match.index, match.index + match[0].length, 'list mark');
    for (const match of line.matchAll(laterLabel)) add(match.index, match.index + match[0].length, 'label');
    for (const match of line.matchAll(placeholder))
      add(match.index, match.index + match[0].length, 'keyword');
    add(0, labelEnd(line), 'label');
    for (const { start, end, is } of readRow(lines, index)) add(start, end, is);
    begin += line.length + 1;
  }
  return found;
}
