import { actions } from './lexicon/actions.ts';
import { lightWords, negations, opposites, oppositeWords } from './lexicon/opposites.ts';
import { bareLabels, things } from './lexicon/things.ts';
import { fold, stem } from './words.ts';

/** A word, or several that mean one thing. */
export interface Concept {
  id: string;
  /** The words as they stand. */
  words: string;
  sort: 'action' | 'thing' | 'word' | 'light' | 'negation';
}

interface Entry {
  words: string[];
  id: string;
  sort: 'action' | 'thing';
}

const entries = new Map<string, Entry[]>();

function enter(lexicon: Record<string, readonly string[]>, sort: Entry['sort']): void {
  for (const [id, phrases] of Object.entries(lexicon))
    for (const phrase of phrases) {
      const words = fold(phrase).split(' ').map(stem);
      const first = words[0] ?? '';
      entries.set(first, [...(entries.get(first) ?? []), { words, id: `${sort}:${id}`, sort }]);
    }
}

enter(actions, 'action');
enter(things, 'thing');
for (const known of entries.values()) known.sort((one, other) => other.words.length - one.words.length);

const light = new Set(lightWords);
const negating = new Set(negations);
const excluded = new Map<string, Set<string>>();

function exclude(group: readonly string[]): void {
  for (const id of group) {
    const others = excluded.get(id) ?? new Set<string>();
    for (const other of group) if (other !== id) others.add(other);
    excluded.set(id, others);
  }
}

for (const group of opposites)
  exclude(
    group.flatMap((id) => [...(actions[id] ? [`action:${id}`] : []), ...(things[id] ? [`thing:${id}`] : [])]),
  );
for (const group of oppositeWords) exclude(group.map(stem));

/** Reads a text as a row of concepts, taking the longest known phrase at each word. */
export function readConcepts(text: string): Concept[] {
  const plain = fold(text).split(' ').filter(Boolean);
  const [only = ''] = plain;
  const label = plain.length === 1 ? bareLabels[only] : undefined;
  if (label !== undefined) return [{ id: `thing:${label}`, words: only, sort: 'thing' }];
  const words = plain.map(stem);
  const concepts: Concept[] = [];
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const entry = entries
      .get(word)
      ?.find((known) => known.words.every((part, index) => part === words[at + index]));
    const length = entry?.words.length ?? 1;
    const sort = entry?.sort ?? (negating.has(word) ? 'negation' : light.has(word) ? 'light' : 'word');
    concepts.push({ id: entry?.id ?? word, words: plain.slice(at, at + length).join(' '), sort });
    at += length;
  }
  return concepts;
}

function plainWords(concepts: readonly Concept[]): Set<string> {
  return new Set(
    concepts
      .filter(({ sort }) => sort === 'word' || sort === 'thing')
      .flatMap(({ words }) => words.split(' ').map(stem)),
  );
}

function excludes(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  for (const one of left) {
    if (right.has(one)) continue;
    for (const other of excluded.get(one) ?? []) if (right.has(other) && !left.has(other)) return true;
  }
  return false;
}

/** One of them says the opposite of what the other says, and does not say the same too. */
export function areOpposed(left: readonly Concept[], right: readonly Concept[]): boolean {
  const ids = (concepts: readonly Concept[]) => new Set(concepts.map(({ id }) => id));
  return excludes(ids(left), ids(right)) || excludes(plainWords(left), plainWords(right));
}
