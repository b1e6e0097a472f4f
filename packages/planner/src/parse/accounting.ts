import { negations } from '../lexicons/idle-words.ts';
import { numberWords } from '../lexicons/words.ts';
import type { Command, Expectation } from '../steps/language.ts';
import { readOrdinal } from '../steps/ordinals.ts';
import { anyMark, quote, readMark } from '../steps/quoting.ts';
import { renderStep } from '../steps/render.ts';
import { turns } from './accounting-turns.ts';
import {
  actions,
  binding,
  consequences,
  describing,
  idle,
  ordering,
  predicates,
  refusals,
  states,
  vague,
} from './accounting-words.ts';
import { readDuration } from './amounts.ts';
import { applyRules } from './idiom-parts.ts';
import type { Literal } from './literals.ts';
import { sayPlainly } from './plainer.ts';
import { singularOf } from './wording.ts';

/** What commands say, in the forms in which the author's words are looked up. */
interface Said {
  words: Set<string>;
  numbers: Set<number>;
  flat: string;
  expectations: Expectation[];
  hasAction: boolean;
  /** Values are made up when the step runs, from a description. */
  isDescribed: boolean;
  count: number;
}

const opposites: Record<string, string> = {
  enabled: 'disabled',
  disabled: 'enabled',
  checked: 'unchecked',
  unchecked: 'checked',
};

function flatten(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function stemOf(word: string): string {
  const bare = word.replace(/['’]s?$/, '');
  if (bare.length > 4) return bare.replace(/(?:ies|ied|ing|ed|es|s|y|e)$/, '');
  // "files" and "file" are one word.
  return bare.replace(bare.length === 4 ? /[se]$/ : /s$/, '');
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [];
}

function hear(commands: readonly Command[], more: string): Said {
  const sentences = commands.map(renderStep);
  const text = [...sentences, more].join(' ');
  const repeats = sentences.map((sentence) => sentences.filter((one) => one === sentence).length);
  const times = commands.flatMap((command) => (command.do === 'click' ? (command.times ?? []) : []));
  const numbers = (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return {
    words: new Set(splitWords(text).map(stemOf)),
    numbers: new Set([...numbers, ...repeats, ...times, commands.length]),
    flat: flatten(text),
    expectations: commands.flatMap((command): Expectation[] =>
      command.do === 'expect' ? [command] : command.do === 'wait' ? [command.until] : [],
    ),
    hasAction: commands.some(({ do: action }) => action !== 'expect' && action !== 'wait'),
    isDescribed: /\{\{/.test(text),
    count: commands.length,
  };
}

function isNegative({ negated, condition }: Expectation): boolean {
  if (negated) return true;
  if (condition.is === 'number' || condition.is === 'count')
    return condition.comparison !== '=' || condition.value === 0;
  if (condition.is === 'attribute') return true;
  return ['hidden', 'unchecked', 'collapsed', 'disabled', 'empty', 'seconds', 'clean', 'compared'].includes(
    condition.is,
  );
}

function isLimited({ subject, condition, withinSeconds, every }: Expectation): boolean {
  return (
    every === true ||
    (subject.of === 'element' &&
      (subject.target.ordinal !== undefined || subject.target.near !== undefined)) ||
    withinSeconds !== undefined ||
    ['number', 'count', 'seconds', 'compared', 'sorted'].includes(condition.is) ||
    (condition.is === 'text' && condition.how === 'equals')
  );
}

const wholes = /^(?:all|every|each|any|both)$/;

function isBound(word: string, said: Said): boolean {
  const { expectations, hasAction } = said;
  if (said.words.has(stemOf(word)) || expectations.length === 0) return true;
  const isDenied = expectations.some(isNegative);
  // What could not be done was tried, and what is checked is the evidence.
  if (negations.includes(word)) return isDenied || hasAction;
  if (expectations.some(isLimited) || isSeenBothWays(expectations)) return true;
  return wholes.test(word) && (hasAction || said.count > 1 || isDenied);
}

/** "Only enabled after …": looked at before and after. */
function isSeenBothWays(expectations: readonly Expectation[]): boolean {
  const told = expectations.map(({ negated, ...claim }) => ({
    isDenied: negated === true,
    claim: JSON.stringify(claim),
  }));
  return told.some(
    (one) => one.isDenied && told.some((other) => !other.isDenied && other.claim === one.claim),
  );
}

/** States must come back as what is checked; to be there and to be shown is part of every claim. */
function isStateKept(word: string, said: Said): boolean | undefined {
  const meant = states.filter(([, words]) => words.has(word)).map(([state]) => state);
  if (meant.length === 0) return undefined;
  if (said.hasAction || meant.includes('visible') || meant.includes('hidden')) return true;
  return said.expectations.some(({ condition }) =>
    meant.some((state) => condition.is === state || condition.is === opposites[state]),
  );
}

const usable = (said: Said) =>
  said.expectations.some(({ condition }) => condition.is === 'enabled' || condition.is === 'disabled');

function isWordKept(token: string, said: Said): boolean {
  const word = token.toLowerCase();
  if (binding.has(word)) return isBound(word, said);
  const isSaid = [word, singularOf(word)].some((form) => said.words.has(stemOf(form)));
  if (isSaid || (word.length > 3 && said.flat.includes(word))) return true;
  if (idle.has(word) || ((said.isDescribed || said.hasAction) && describing.has(word))) return true;
  if (ordering.has(word) && said.expectations.some(isLimited)) return true;
  // Where something is only done, a word more that says how or why changes nothing that is claimed; a name does.
  if (said.expectations.length === 0) return !/^[A-Z]/.test(token) || actions.has(word);
  const state = isStateKept(word, said);
  if (state !== undefined) return state;
  if (actions.has(word) || consequences.has(word))
    return said.hasAction || usable(said) || (predicates.has(word) && !vague.has(word));
  return !vague.has(word) && (predicates.has(word) || refusals.has(word));
}

function isNumberKept(written: string, said: Said): boolean {
  const value = Number(written.replace(/,(?=\d{3}\b)/g, '').replace(',', '.'));
  return said.numbers.has(value) || said.flat.includes(flatten(written));
}

function isLiteralKept({ sort, value }: Literal, said: Said): boolean {
  if (sort === 'k' || said.flat.includes(flatten(value)) || flatten(value) === '') return true;
  // The sentence of a command has line breaks and tabs escaped.
  if (said.flat.includes(flatten(quote(value)))) return true;
  if (said.isDescribed && said.expectations.length === 0) return true;
  const number = /\d[\d.,]*/.exec(value)?.[0].replace(/[.,]$/, '');
  return number !== undefined && value.length < 16 && isNumberKept(number, said);
}

const tokenForm = new RegExp(
  `${anyMark}|-?\\d+(?:[.,]\\d+)*(?:st|nd|rd|th)?|[\\p{L}]+\\d*(?:['’][\\p{L}]+)?`,
  'gu',
);
const durationForm = /(\S+) ?(?:ms|milliseconds?|s|secs?|seconds?|min|minutes?)\b/gi;

/** "The folder "Receipts"": what sort of thing a named one is. */
const apposition = new RegExp(`\\b[a-z]+ (?=${anyMark})`, 'gu');

function isTokenKept(token: string, said: Said, literals: readonly Literal[], seconds: number[]): boolean {
  const mark = readMark(token);
  const literal = mark && literals[mark.index];
  if (literal) return isLiteralKept(literal, said);
  const word = token.toLowerCase();
  if (/^\d+(?:st|nd|rd|th)$/.test(word))
    return said.flat.includes(word) || said.numbers.has(readOrdinal(word)) || said.expectations.length === 0;
  if (/^-?\d/.test(word)) return seconds.some((one) => said.numbers.has(one)) || isNumberKept(word, said);
  const number = numberWords[word];
  if (number !== undefined && number > 1) return said.numbers.has(number) || said.words.has(stemOf(word));
  if (/^(?:ms|milliseconds?|s|secs?|seconds?|min|minutes?)$/.test(word))
    return said.words.has('second') || seconds.length > 0;
  return isWordKept(token, said);
}

/** Of everything else there is only one, and its many descriptions are read by their own rules. */
const named = new Set<Expectation['subject']['of']>(['element', 'page text', 'page', 'address', 'title']);

/**
 * Words, numbers and quoted texts of a clause that nothing in its commands stands for. While there are any, the clause claims
 * more than would be checked. `more`: words that are kept elsewhere, such as the page it takes place on.
 */
export function findUnaccounted(
  source: string,
  commands: readonly Command[],
  literals: readonly Literal[],
  more = '',
): string[] {
  if (commands.length === 0) return [];
  const said = hear(commands, more);
  const seconds = [...source.matchAll(durationForm)].flatMap(([whole]) => readDuration(whole) ?? []);
  const isWhole = said.expectations.some(({ subject }) => !named.has(subject.of));
  const isResized = commands.some(({ do: action }) => action === 'resize');
  const text = applyRules(sayPlainly(source), turns).replace(apposition, (noun) =>
    binding.has(noun.trim()) || noun.trim() in numberWords ? noun : ' ',
  );
  return (text.match(tokenForm) ?? []).filter(
    (token) =>
      !isTokenKept(token, said, literals, seconds) &&
      !((isWhole || isResized) && /^[\p{L}]+\d*$/u.test(token) && !negations.includes(token.toLowerCase())),
  );
}
