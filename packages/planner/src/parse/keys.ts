import { keyNames } from '../lexicons/words.ts';
import { readClick } from './clicking.ts';
import { type Literal, literalOf } from './literals.ts';
import type { ActionReader } from './reader.ts';
import { readPhrase } from './targets.ts';
import { anyCount, anyOf, readCount, tidy } from './wording.ts';

const keyForm = new RegExp(
  `^(?:the )?(?:(${anyOf(Object.keys(keyNames))}|f\\d{1,2})(?: key| button on (?:the|your) keyboard| on (?:the|your) keyboard)?|(\\S+) key)$`,
  'i',
);

/** Press: a key where one is named, else a button. */
export const readPress: ActionReader = (verb, literals) => {
  const text = tidy(verb.rest);
  const [, what = text, place] =
    /^(.+?) (?:in|inside|on|within) ((?:the|an?|it\b|that|\uE000).*)$/i.exec(text) ?? [];
  const [, once = what, times = '1'] =
    new RegExp(`^(.+?) (?:(${anyCount}) times|(?=twice|thrice|once)(?:twice|thrice|once))$`, 'i').exec(
      what,
    ) ?? [];
  const count = / (twice|thrice)$/i.exec(what)?.[1] ?? times;
  const keys = readKeys(once, literals) ?? readKeys(text, literals);
  if (!keys) return readClick(verb, literals);
  const target = place && !/keyboard/i.test(place) ? { target: readPhrase(place, literals) } : {};
  return Array.from({ length: Math.min(readCount(count), 50) }, () => ({ do: 'press', keys, ...target }));
};

export function readKeys(text: string, literals: Literal[]): string | undefined {
  const literal = literalOf(
    text.replace(/^(?:the )?(?:key|keys|shortcut|key combination) /i, '').replace(/ key$/i, ''),
    literals,
  );
  if (literal?.sort === 'k')
    return literal.value
      .split(/\s?\+\s?/)
      .map(keyName)
      .join('+');
  if (literal)
    return isKey(literal.value) || literal.value.includes('+')
      ? literal.value.split('+').map(keyName).join('+')
      : undefined;
  const [, known, other] = keyForm.exec(text) ?? [];
  const word = known ?? other;
  return word === undefined ? undefined : keyName(word);
}

const keyValues = new Set(Object.values(keyNames));

/** Whether a canonical name stands for a key or several: "Enter", "Control+A". */
export function isKeyName(keys: string): boolean {
  return keys
    .split('+')
    .every((key) => key.length <= 1 || keyValues.has(key) || isKey(key) || modifiers.test(key));
}

const modifiers = /^(?:ctrl|control|shift|alt|cmd|command|meta|controlormeta|insert|page ?up|page ?down)$/i;

function isKey(word: string): boolean {
  return keyNames[word.toLowerCase()] !== undefined || /^f\d{1,2}$/i.test(word);
}

function keyName(word: string): string {
  const trimmed = word.trim();
  const known = keyNames[trimmed.toLowerCase()];
  return known ?? (trimmed.length === 1 || /^f\d+$/i.test(trimmed) ? trimmed.toUpperCase() : trimmed);
}
