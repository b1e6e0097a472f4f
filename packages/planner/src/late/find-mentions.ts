import { idle } from '../parse/accounting-words.ts';
import type { listNames, PageName } from './page-names.ts';

/** A stretch of a clause that names something on the page. */
export interface Mention {
  begin: number;
  end: number;
  words: number;
  names: PageName[];
}

interface Token {
  text: string;
  begin: number;
  end: number;
}

const tokenForm = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;
const longest = 9;
const dull =
  /^(?:the|an?|of|in|on|to|for|and|or|your|my|our|with|by|at|is|are|it|from|as|then|this|that|all|be|page|i|you|we)$/;

function tokenise(text: string): Token[] {
  return [...text.matchAll(tokenForm)].map((match) => ({
    text: match[0].toLowerCase(),
    begin: match.index,
    end: match.index + match[0].length,
  }));
}

/** Quoted texts, and marks of literals, are never part of a longer name. */
function isBroken(between: string): boolean {
  return /["“”\uE000\uE001:;=>()]/.test(between);
}

/** The phrases of the page in a clause, the longest first, none inside another. */
export function findMentions(clause: string, names: ReturnType<typeof listNames>): Mention[] {
  const tokens = tokenise(clause);
  const mentions: Mention[] = [];
  for (let first = 0; first < tokens.length; ) {
    const found = findLongest(clause, tokens, first, names);
    if (found) mentions.push(found);
    first += found?.words ?? 1;
  }
  return mentions;
}

function findLongest(
  clause: string,
  tokens: readonly Token[],
  first: number,
  names: ReturnType<typeof listNames>,
): Mention | undefined {
  const begin = tokens[first]?.begin ?? 0;
  for (let count = Math.min(longest, tokens.length - first); count > 0; count--) {
    const part = tokens.slice(first, first + count);
    const end = part.at(-1)?.end ?? begin;
    const key = part.map(({ text }) => text).join(' ');
    const known = names.get(key);
    const isControl = known?.some(({ use }) => use !== 'none' && use !== 'press');
    const isDull = part.every(({ text }) => (isControl ? dull.test(text) : idle.has(text)));
    const isAll = count === tokens.length;
    const isOnlyIdle = isDull && !isAll && !/^\p{Lu}/u.test(clause.slice(begin, end));
    if (known && !isOnlyIdle && !isBroken(clause.slice(begin, end)))
      return { begin, end, words: count, names: known };
  }
  return undefined;
}
