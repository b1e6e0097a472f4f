import { type Arrow, arrowAt, isChange } from './arrows.ts';
import { isDigit, isSpace, skipSpace, trimEnd } from './chars.ts';
import { readLabel } from './labels.ts';
import { protect } from './protect.ts';
import { endOfSentence, endsInQuote } from './stops.ts';

/** A sentence, or a part of one between arrows. */
export interface Clause {
  start: number;
  end: number;
  /** What stands in front of it. */
  lead?: 'arrow' | 'path' | 'number' | 'pipe';
  /** The number in front of it, "2" of "1. Open it 2. Save". */
  number?: string;
}

interface Cut {
  /** Where the clause before ends. */
  end: number;
  /** Where the next begins. */
  next: number;
  lead?: Clause['lead'];
  number?: string;
}

const lineBreak = /<br ?\/?>/iy;

/** The sentences between `start` and `end`, which is one paragraph, one item or one cell. `isTold`: arrows in it lead nowhere. */
export function cutClauses(text: string, start: number, end: number, isTold = false): Clause[] {
  const inside = protect(text, start, end);
  const numbers = findNumbers(text, start, end, inside);
  const cuts = findCuts(text, start, end, inside, numbers);
  const clauses: Clause[] = [];
  let from = start;
  let cause: Pick<Clause, 'lead' | 'number'> = {};
  const kept = isTold ? cuts.filter(({ arrow }) => !arrow) : dropChanges(text, cuts, start, end);
  for (const cut of [...kept, { end, next: end }]) {
    const begin = skipSpace(text, from, cut.end);
    const stop = trimEnd(text, begin, cut.end);
    if (stop > begin) clauses.push({ start: begin, end: stop, ...cause });
    from = cut.next;
    cause = { ...(cut.lead && { lead: cut.lead }), ...(cut.number && { number: cut.number }) };
  }
  return clauses;
}

function findCuts(
  text: string,
  start: number,
  end: number,
  inside: Uint8Array,
  numbers: readonly Cut[],
): (Cut & { arrow?: Arrow })[] {
  const cuts: (Cut & { arrow?: Arrow })[] = [];
  const hasPipes = isLabelledRow(text, start, end);
  let nextNumber = 0;
  for (let at = start; at < end; at++) {
    const number = numbers[nextNumber];
    if (number && at === number.end) {
      cuts.push(number);
      nextNumber++;
      at = number.next - 1;
      continue;
    }
    if (endsInQuote(text, at, start, end, inside)) {
      cuts.push({ end: at + 1, next: at + 1 });
      continue;
    }
    if (inside[at - start]) continue;
    const stop = endOfSentence(text, at, start, end, inside);
    if (stop !== undefined) {
      cuts.push({ end: stop, next: stop });
      at = stop - 1;
      continue;
    }
    const arrow = arrowAt(text, at, start, end);
    if (arrow) {
      cuts.push({ end: at, next: arrow.end, lead: arrow.isPath ? 'path' : 'arrow', arrow });
      at = arrow.end - 1;
      continue;
    }
    const isApart = isSpace(text.charCodeAt(at - 1)) && isSpace(text.charCodeAt(at + 1));
    if (hasPipes && text.charAt(at) === '|' && isApart) cuts.push({ end: at, next: at + 1, lead: 'pipe' });
    if (text.charAt(at) !== '<') continue;
    lineBreak.lastIndex = at;
    const length = lineBreak.exec(text)?.[0].length;
    if (length !== undefined && at + length <= end) cuts.push({ end: at, next: at + length });
  }
  return cuts;
}

/** "Step 1: Open it | Expected: it is shown": a known label stands behind a pipe. */
function isLabelledRow(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const label = text.charAt(at) === '|' ? readLabel(text, skipSpace(text, at + 1, end), end) : undefined;
    if (label?.kind && label.hasColon) return true;
  }
  return false;
}

/** Leaves out the arrows that tell a change. */
function dropChanges(
  text: string,
  cuts: readonly (Cut & { arrow?: Arrow })[],
  start: number,
  end: number,
): readonly Cut[] {
  let from = start;
  return cuts.filter((cut, index) => {
    const { arrow } = cut;
    if (!arrow) {
      from = cut.next;
      return true;
    }
    const before = cuts[index - 1];
    const after = cuts[index + 1];
    const isOnly = !before?.arrow && !after?.arrow;
    if (isChange(text, arrow, from, after?.end ?? end, isOnly)) return false;
    from = cut.next;
    return true;
  });
}

/** "1. Open it 2. Save": numbers that count up from 1, the first of them in front. */
function findNumbers(text: string, start: number, end: number, inside: Uint8Array): Cut[] {
  const cuts: Cut[] = [];
  for (let at = start; at < end; at++) {
    if (!isDigit(text.charCodeAt(at)) || inside[at - start]) continue;
    const isFree = at === start || isSpace(text.charCodeAt(at - 1));
    let after = at + 1;
    while (after < end && isDigit(text.charCodeAt(after))) after++;
    const sign = text.charAt(after);
    const isMark = isFree && (sign === '.' || sign === ')') && isSpace(text.charCodeAt(after + 1));
    const number = text.slice(at, Math.min(after, at + 4));
    const isFirst = cuts.length > 0 || at === skipSpace(text, start, end);
    if (isMark && isFirst && number === String(cuts.length + 1))
      cuts.push({ end: at, next: after + 1, lead: 'number', number });
    at = after - 1;
  }
  return cuts.length > 1 ? cuts : [];
}
