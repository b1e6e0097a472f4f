import { maskLiterals } from '../parse/literals.ts';
import { readMark } from '../steps/quoting.ts';
import { findMentions, type Mention } from './find-mentions.ts';
import { type listNames, type PageName, splitIntoWords } from './page-names.ts';

/** A clause taken apart: names of the page, values as they were given, and the other words. */
export type Piece =
  | { is: 'name'; names: PageName[]; text: string; isQuoted?: true }
  | { is: 'value'; text: string }
  | { is: 'word'; text: string };

const wordForm = /\uE000[a-z]\d+\uE001|-?\d+(?:[.,]\d+)*|[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*|=/gu;

export function takeApart(clause: string, names: ReturnType<typeof listNames>): Piece[] {
  const { text, literals } = maskLiterals(clause);
  const mentions = findMentions(text, names);
  const pieces: Piece[] = [];
  for (const match of text.matchAll(wordForm)) {
    const mention = mentions.find(({ begin, end }) => begin <= match.index && match.index < end);
    if (mention) {
      if (mention.begin === match.index) pieces.push(toName(text, mention));
      continue;
    }
    const mark = readMark(match[0]);
    const literal = mark && literals[mark.index];
    const known = literal && names.get(splitIntoWords(literal.value).join(' '));
    if (literal && known && literal.sort === 'q')
      pieces.push({ is: 'name', names: known, text: literal.value, isQuoted: true });
    else if (literal) pieces.push({ is: 'value', text: literal.value });
    else if (/^-?\d/.test(match[0])) pieces.push({ is: 'value', text: match[0] });
    else pieces.push({ is: 'word', text: match[0] });
  }
  return pieces;
}

function toName(text: string, { begin, end, names }: Mention): Piece {
  return { is: 'name', names, text: text.slice(begin, end) };
}
