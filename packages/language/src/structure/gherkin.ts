import { skipSpace } from './chars.ts';
import type { Line } from './lines.ts';

export type GherkinKind =
  | 'feature'
  | 'rule'
  | 'background'
  | 'scenario'
  | 'examples'
  | 'step'
  | 'tag'
  | 'comment'
  | 'doc'
  | 'text';

export interface GherkinLine {
  kind: GherkinKind;
  /** Where the keyword ends; it begins with the line. */
  stop: number;
  /** Where what it says begins. */
  end: number;
}

const header =
  /(feature|ability|business need|rule|background|scenario outline|scenario template|scenarios|scenario|examples|example)( ?#?\d{1,4})?:/iy;
const step = /(?:Given|When|Then|And|But|GIVEN|WHEN|THEN|AND|BUT|given|when|then|and|but|\*)(?=[ \t\u00a0])/y;
const opening = /(?:given|when)(?=[ \t\u00a0])/iy;
const tag = /^@[\w-]+(?:[ \t]+@[\w-]+)*$/;
const kinds: Record<string, GherkinKind> = {
  feature: 'feature',
  ability: 'feature',
  'business need': 'feature',
  rule: 'rule',
  background: 'background',
  examples: 'examples',
  scenarios: 'examples',
};

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function readHeader(text: string, { from, end }: Line): GherkinLine | undefined {
  const found = matchAt(header, text, from);
  if (!found?.[1]) return undefined;
  const stop = from + found[0].length;
  return { kind: kinds[found[1].toLowerCase()] ?? 'scenario', stop, end: skipSpace(text, stop, end) };
}

export function readStep(text: string, from: number, end: number): GherkinLine | undefined {
  const found = matchAt(step, text, from);
  if (!found) return undefined;
  const stop = from + found[0].length;
  return stop >= end ? undefined : { kind: 'step', stop, end: skipSpace(text, stop, end) };
}

function opensSteps(text: string, line: Line | undefined): boolean {
  return line !== undefined && matchAt(opening, text, line.from) !== null;
}

/** The lines that are Gherkin, each by its number. Steps without any header count where two follow one another. */
export function findGherkin(text: string, lines: readonly Line[]): Map<number, GherkinLine> {
  const found = new Map<number, GherkinLine>();
  const said = lines.map((_, index) => index).filter((index) => !lines[index]?.blank);
  let within = false;
  let inDoc: string | undefined;
  for (const [place, index] of said.entries()) {
    const line = lines[index];
    if (!line) continue;
    const next = lines[said[place + 1] ?? -1];
    const sign = within ? docSign(text, line) : undefined;
    if (inDoc !== undefined || (sign && hasDocEnd(text, lines, index, sign))) {
      found.set(index, { kind: 'doc', stop: line.end, end: line.end });
      inDoc = inDoc === undefined ? sign : sign === inDoc ? undefined : inDoc;
      continue;
    }
    const head = readHeader(text, line);
    if (head && isRealHeader(text, head, line, next, within)) {
      found.set(index, head);
      within = true;
      continue;
    }
    const read = readStep(text, line.from, line.end);
    if (read && (within || (opensSteps(text, line) && next && readStep(text, next.from, next.end)))) {
      found.set(index, read);
      within = true;
    } else if (
      tag.test(text.slice(line.from, Math.min(line.end, line.from + 200))) &&
      text.charAt(line.from) === '@'
    )
      found.set(index, { kind: 'tag', stop: line.end, end: line.end });
    else if (
      text.charAt(line.from) === '#' &&
      (within || leadsToHeader(text, next)) &&
      text.charAt(line.from + 1) !== '#'
    )
      found.set(index, { kind: 'comment', stop: line.end, end: line.end });
    else if (text.charAt(line.from) !== '|') {
      const before = found.get(said[place - 1] ?? -1);
      const describes = before && ['feature', 'rule', 'text'].includes(before.kind);
      if (describes) found.set(index, { kind: 'text', stop: line.from, end: line.from });
      else
        within =
          within &&
          next !== undefined &&
          (readStep(text, next.from, next.end) ?? readHeader(text, next)) !== undefined;
    }
  }
  return found;
}

function leadsToHeader(text: string, next: Line | undefined): boolean {
  return next !== undefined && (text.charAt(next.from) === '@' || readHeader(text, next) !== undefined);
}

function docSign(text: string, line: Line): string | undefined {
  return text.startsWith('"""', line.from) ? '"""' : undefined;
}

/** Looks no further than a page, so that many openings cost little. */
function hasDocEnd(text: string, lines: readonly Line[], index: number, sign: string): boolean {
  for (let at = index + 1; at < Math.min(lines.length, index + 60); at++) {
    const line = lines[at];
    if (line && text.startsWith(sign, line.from)) return true;
  }
  return false;
}

/** "Example: someone enters …" and "Background: the report is made …" are sentences unless steps follow. */
function isRealHeader(
  text: string,
  head: GherkinLine,
  line: Line,
  next: Line | undefined,
  within: boolean,
): boolean {
  const word = text.slice(line.from, line.from + 8).toLowerCase();
  const isLong = word === 'scenario' || head.kind === 'feature';
  const leads =
    next !== undefined &&
    (readStep(text, next.from, next.end) !== undefined || '@#|"'.includes(text.charAt(next.from)));
  if (head.kind === 'examples') return within && next !== undefined && text.charAt(next.from) === '|';
  if (isLong) return true;
  if (head.kind === 'rule') return within || leadsToHeader(text, next);
  return leads && (within || head.end >= line.end || head.kind === 'scenario');
}
