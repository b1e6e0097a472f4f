import { numberWords } from './number-words.ts';

/** What a sentence says that its steps must say, too. */
export type MarkedKind =
  | 'quoted'
  | 'address'
  | 'mail'
  | 'number'
  | 'number word'
  | 'negation'
  | 'only'
  | 'every'
  | 'clause';

export interface MarkedWords {
  kind: MarkedKind;
  /** Where the words stand in the sentence. */
  start: number;
  end: number;
  /** The words; of a quoted text what stands between the quotes. */
  text: string;
}

/** Opening quotes with what closes them. An apostrophe opens a quoted text only behind a blank and closes it only before one. */
const quotes: readonly [opening: string, closing: string][] = [
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['„', '”'],
  ['«', '»'],
  ['»', '«'],
  ['`', '`'],
  ['‘', '’'],
  ["'", "'"],
];
const longestQuoted = 2000;

const forms: readonly [kind: MarkedKind, form: RegExp][] = [
  ['address', /\bhttps?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/giu],
  ['address', /(?<=^|[\s(])\/[\p{L}#][^\s<>"']*[^\s<>"'.,;:!?)\]]/gu],
  ['mail', /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,255}\.\p{L}{2,}/giu],
  // Not the number of a rule, a ticket or a step: "R-12", "#4711", "step 3".
  [
    'number',
    /(?<![\p{L}\p{N}_#]|\p{L}-|\b(?:[Ss]tep|[Cc]ase|[Rr]ule|AC|TC|[Nn]o\.|[Nn]r\.?) )\d+(?:[.,:'\u00A0\u202F/-]\d+)*(?![\p{L}_])/gu,
  ],
  [
    'negation',
    /\b(?:not|never|cannot|no longer|nobody|nowhere|neither|nor|\p{L}+n[’']t)\b|\b(?:no|none|nothing)\b(?!\.)/giu,
  ],
  // "One" and "second" mostly count nothing, nor do "three dots" and "one of the two".
  [
    'number word',
    new RegExp(
      String.raw`(?<![\p{L}_-]|\bof the |\bof )(?:${[...numberWords.keys()].join('|')})(?![\p{L}_-]| (?:little |small |horizontal |vertical )?(?:dots|lines|bars|points|stripes)\b)`,
      'giu',
    ),
  ],
  ['only', /\b(?:only|exactly|nothing (?:else|but)|no (?:others?|more))\b/giu],
  ['every', /\b(?:all|every|each|both)\b/giu],
];

function isOpening(text: string, at: number): boolean {
  const before = text[at - 1];
  return before === undefined || /[\s([{:=,;/>→–—-]/u.test(before);
}

function closes(text: string, at: number): boolean {
  const after = text[at + 1];
  return after === undefined || /[\s)\]},.;:!?/<→–—-]/u.test(after);
}

function findClosing(text: string, from: number, closing: string): number {
  const most = Math.min(text.length, from + longestQuoted);
  for (let at = from; at < most; at += 1)
    if (text[at] === '\\') at += 1;
    else if (text[at] === closing && (!/['’]/.test(closing) || closes(text, at))) return at;
  return -1;
}

function findQuoted(text: string): MarkedWords[] {
  const found: MarkedWords[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const opened = quotes.filter(([opening]) => opening === text[at]);
    if (opened.length === 0 || (/['‘`]/.test(text[at] ?? '') && !isOpening(text, at))) continue;
    const ends = opened
      .map(([, closing]) => findClosing(text, at + 1, closing))
      .filter((end) => end > at + 1);
    if (ends.length === 0) continue;
    const end = Math.min(...ends) + 1;
    const said = text.slice(at + 1, end - 1).replaceAll('\\"', '"');
    found.push({ kind: 'quoted', start: at, end, text: said });
    at = end - 1;
  }
  return found;
}

/** The marked words of a sentence in their order; none lies in another. */
export function findMarkedWords(sentence: string): MarkedWords[] {
  const found = findQuoted(sentence);
  const taken = new Uint8Array(sentence.length);
  for (const { start, end } of found) taken.fill(1, start, end);
  for (const [kind, form] of forms)
    for (const match of sentence.matchAll(form)) {
      const start = match.index;
      const end = start + match[0].length;
      if (taken.subarray(start, end).includes(1)) continue;
      taken.fill(1, start, end);
      found.push({ kind, start, end, text: match[0] });
    }
  return found.sort((one, other) => one.start - other.start);
}
