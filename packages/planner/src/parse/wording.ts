import { trailers } from '../lexicons/cues.ts';
import { numberWords } from '../lexicons/words.ts';

/** A regular expression source that matches any of the words, longest first. */
export function anyOf(words: Iterable<string>): string {
  return [...words]
    .sort((left, right) => right.length - left.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
}

/** Where somebody stays is all that is said. */
const trailing = new RegExp(
  `[,\\s]+(?:${anyOf(trailers)})(?<!\\b(?:stays?|remains?) on th(?:e|is) page)$`,
  'i',
);

/** Without outer blanks, closing punctuation and words that say nothing. */
export function tidy(text: string): string {
  let tidied = text.trim().replace(/^[,:;\s]+|[.,:;!?\s]+$/g, '');
  for (;;) {
    const next = tidied.replace(trailing, '').replace(/[.,:;!?\s]+$/, '');
    if (next === tidied) return tidied;
    tidied = next;
  }
}

const article =
  /^(?:the|an?|my|your|his|her|our|their|this|that|these|those|any|some|each|every|all(?: the| of the)?|its)\s+/i;

export function withoutArticle(text: string): string {
  return text.trim().replace(article, '').trim();
}

export const anyCount = `(?:\\d+|${anyOf(Object.keys(numberWords).filter((word) => !/^(?:an?|once|twice|thrice)$/.test(word)))})`;

export function readCount(word: string): number {
  return numberWords[word.toLowerCase()] ?? Number(word);
}

const contractions: [RegExp, string][] = [
  [/\b(ca)n['’]t\b/gi, '$1nnot'],
  [/\b(w)on['’]t\b/gi, '$1ill not'],
  [/\b(is|are|was|were|does|do|did|has|have|should|must|would|could)n['’]t\b/gi, '$1 not'],
  [/\bcan not\b/gi, 'cannot'],
  [/\b(i)['’]m\b/gi, '$1 am'],
  [/\b(it|that|there|he|she)['’]s\b/gi, '$1 is'],
  [/\b(you|we|they)['’]re\b/gi, '$1 are'],
  [/\b(i|you|we|they)['’]ll\b/gi, '$1 will'],
  [/\b(i|you|we|they)['’]ve\b/gi, '$1 have'],
];

/** Contractions written out, so that one form of each negation is enough. */
export function expandContractions(text: string): string {
  // Most texts and nearly all single words have none, and nine replacements take long.
  if (!/['’]|can not/i.test(text)) return text;
  return contractions.reduce((expanded, [form, full]) => expanded.replace(form, full), text);
}

/** A plain singular for the names of counted things. */
export function singularOf(word: string): string {
  if (/ies$/i.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|xes|sses)$/i.test(word)) return word.slice(0, -2);
  return /[^s]s$/i.test(word) && !/(?:us|is)$/i.test(word) ? word.slice(0, -1) : word;
}

export function pluralOf(word: string): string {
  return `${word.replace(/([^aeiou])y$/i, '$1ie').replace(/(s|x|ch|sh)$/, '$1e')}s`;
}
