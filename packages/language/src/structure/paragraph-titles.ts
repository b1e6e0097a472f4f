import { isLower } from './chars.ts';
import { cutClauses } from './clauses.ts';
import type { LineKind } from './line-kinds.ts';
import type { Line } from './lines.ts';
import type { Reading } from './state.ts';
import { endOfCaseName, hasTag, looksLikeHeading, looksLikeTitle, ticketPrefix } from './titles.ts';

function nextKind(reading: Reading, index: number): LineKind | undefined {
  let at = index;
  while (reading.kinds[at]?.is === 'blank') at++;
  return reading.kinds[at];
}

const structured = new Set<LineKind['is']>(['item', 'table', 'gherkin', 'heading', 'fence']);

/** Whether the line at `index`, the first of a paragraph that ends before `stop`, is the title of what follows. */
export function isTitle(reading: Reading, index: number, stop: number): boolean {
  const { text } = reading;
  const line = reading.lines[index];
  if (
    !line ||
    reading.hasTitle ||
    reading.hasContent ||
    reading.hasGoal ||
    reading.isGreeted ||
    reading.section
  )
    return false;
  const next = nextKind(reading, stop);
  const isAlone = stop === index + 1;
  if (isAlone && !next) return false;
  const prefix = ticketPrefix(text, line.from);
  if (
    prefix !== undefined ||
    hasTag(text, line.from) ||
    endOfCaseName(text, line.from, line.end) !== undefined
  ) {
    const clauses = cutClauses(text, line.from, line.end);
    if (clauses.length === 1 && !'.:;,'.includes(text.charAt(line.end - 1))) return true;
  }
  if (!looksLikeTitle(text, line.from, line.end)) return false;
  if (!isAlone) return leadsSentences(reading, index, stop);
  if (next?.is === 'table') return !text.slice(line.from, line.end).includes(',');
  if (next && (structured.has(next.is) || (next.is === 'label' && next.label.kind))) return true;
  return reading.kinds[stop]?.is === 'blank' && hasSentence(reading, stop);
}

/** All lines below it end with a full stop, it does not: "Search, page Inbox". */
function leadsSentences(reading: Reading, index: number, stop: number): boolean {
  for (let at = index + 1; at < stop; at++) {
    const line = reading.lines[at];
    if (
      !line ||
      isLower(reading.text.charAt(line.from)) ||
      !'.!?'.includes(reading.text.charAt(line.end - 1))
    )
      return false;
  }
  return true;
}

/** Whether the next paragraph is prose with a full stop or the heading of a list rather than another line of its kind. */
function hasSentence(reading: Reading, index: number): boolean {
  let at = index;
  while (reading.lines[at]?.blank) at++;
  const line = reading.lines[at];
  if (!line) return false;
  const next = reading.kinds[at + 1];
  return (
    '.!?:'.includes(reading.text.charAt(line.end - 1)) || (next !== undefined && structured.has(next.is))
  );
}

/** A short line above a list or a table in the middle of a text. */
export function isHeading(reading: Reading, index: number, line: Line): boolean {
  if (!reading.hasContent && !reading.hasTitle) return false;
  const next = nextKind(reading, index + 1);
  if (next?.is !== 'item' && next?.is !== 'table') return false;
  const isFree = reading.afterBlank || reading.kinds[index - 1]?.is === 'item';
  return isFree && looksLikeHeading(reading.text, line.from, line.end);
}
