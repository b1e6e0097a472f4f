import { findLostClauses } from './lost-clauses.ts';
import { findMarkedWords, type MarkedWords } from './marked-words.ts';
import { numberWords } from './number-words.ts';

/** Case, blanks and the typographic forms of quotes and dashes do not count. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’′`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];
const denials =
  /\bnot\b|\bno\b|\bonly\b|\bexactly\b|\bdisabled\b|\bunchecked\b|\bcollapsed\b|\bempty\b|\bdismiss\b|\buntick\b|\bis 0\b|\bif the\b/i;

const quoted = /"(?:[^"\\]|\\.)*"/g;

interface Said {
  /** The steps as one text, folded. */
  all: string;
  /** Outside of quotes. */
  plain: string;
  steps: readonly string[];
  numbers: ReadonlySet<string>;
}

/** `1,234.50` and `1234.5` are the same number; `7.` is 7. */
function readings(figure: string): string[] {
  const bare = figure.replace(/[\s'\u00A0\u202F]/g, '');
  const wholes = [bare, bare.replaceAll(',', ''), bare.replaceAll('.', '').replace(',', '.')]
    .map(Number)
    .filter(Number.isFinite)
    .map(String);
  return [...new Set([bare, ...wholes])];
}

function numbersOf(text: string): Set<string> {
  const figures = text.match(/\d+(?:[.,:'\u00A0\u202F/-]\d+)*/g) ?? [];
  // "2024-05-01" says the 1 of "1 May" as well.
  return new Set(figures.flatMap((figure) => [figure, ...figure.split(/\D+/)].flatMap(readings)));
}

/** The longest run of equal steps: "click it 3 times" may be three clicks. */
function longestRun(steps: readonly string[]): number {
  let longest = 0;
  let run = 0;
  for (const [index, step] of steps.entries()) {
    run = step === steps[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

function prepare(steps: readonly string[]): Said {
  const all = fold(steps.map((step) => step.replaceAll('\\"', '"').replaceAll('\\n', ' ')).join('\n'));
  return {
    all,
    plain: fold(steps.join('\n').replace(quoted, '""')),
    steps,
    numbers: numbersOf(all),
  };
}

function saysNumber({ numbers, all, steps }: Said, figure: string): boolean {
  if (readings(figure).some((reading) => numbers.has(reading))) return true;
  // "10/12/2026" may be picked as day, month and year.
  const parts = figure.split(/\D+/).filter(Boolean);
  if (parts.length > 1 && parts.every((part) => readings(part).some((reading) => numbers.has(reading))))
    return true;
  const ordinal = ordinals[Number(figure) - 1];
  if (ordinal !== undefined && all.includes(ordinal)) return true;
  return longestRun(steps) >= Number(figure) && Number(figure) > 1;
}

/** "The two buttons Yes and No are there" may be checked of each, or of both names in one step. */
function saysNumberWord(said: Said, word: string): boolean {
  const figure = numberWords.get(word) ?? word;
  const isSaid = saysNumber(said, figure) || said.all.includes(word);
  const mostNames = Math.max(0, ...said.steps.map((step) => step.match(quoted)?.length ?? 0));
  return isSaid || Math.max(said.steps.length, mostNames) >= Number(figure);
}

function isCovered(said: Said, { kind, text }: MarkedWords): boolean {
  const { all, plain, steps } = said;
  switch (kind) {
    case 'quoted':
    case 'address':
    case 'mail':
      return all.includes(fold(text).replace(/[.,;:!?]$/, ''));
    case 'number':
      return saysNumber(said, text);
    case 'number word':
      return saysNumberWord(said, text.toLowerCase());
    case 'negation':
      return denials.test(plain);
    case 'only':
      return /\b(?:only|exactly|not|no|is|sums? up)\b/.test(plain);
    // Found otherwise: see findLostClauses.
    case 'clause':
      return true;
    case 'every':
      return steps.length > 1 || /\b(?:every|each|all|only|exactly|no|number of|holds)\b/.test(plain);
  }
}

/**
 * The words of a sentence that a reading of it must not lose and yet does: quoted texts, addresses, numbers, negations,
 * quantifiers and clauses.
 * A reading that loses one is no candidate; where none is left, the author is asked about these words.
 */
export function findUncovered(sentence: string, steps: readonly string[]): MarkedWords[] {
  const said = prepare(steps);
  const marked = findMarkedWords(sentence);
  const lost = marked.filter((words) => !isCovered(said, words));
  return [...lost, ...findLostClauses(sentence, steps, marked)];
}
