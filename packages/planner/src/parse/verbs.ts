import {
  buttonNames,
  buttonVerbs,
  irregularForms,
  type VerbFamily,
  verbFamilies,
} from '../lexicons/verbs.ts';

export type Inflection = 'base' | 'third' | 'gerund' | 'past';

export interface VerbMatch {
  family: VerbFamily;
  /** The verb's dictionary form, all its words. */
  lemma: string;
  inflection: Inflection;
  rest: string;
}

interface VerbForm {
  family: VerbFamily;
  lemma: string;
  /** The words after the first one. */
  tail: string;
  inflection: Inflection;
}

const formsByFirstWord = buildForms();

function buildForms(): Map<string, VerbForm[]> {
  const forms = new Map<string, VerbForm[]>();
  const families: [VerbFamily, string[]][] = [
    ...(Object.entries(verbFamilies) as [VerbFamily, string[]][]),
    ['button', [...buttonVerbs, ...Object.keys(buttonNames)]],
  ];
  for (const [family, lemmas] of families)
    for (const lemma of lemmas) {
      const [first = '', ...others] = lemma.split(' ');
      for (const [word, inflection] of inflect(first)) {
        const known = forms.get(word) ?? [];
        known.push({ family, lemma, tail: others.join(' '), inflection });
        forms.set(word, known);
      }
    }
  for (const known of forms.values()) known.sort((left, right) => right.tail.length - left.tail.length);
  return forms;
}

function inflect(verb: string): [string, Inflection][] {
  const forms: [string, Inflection][] = [[verb, 'base']];
  const irregular = irregularForms[verb] ?? irregularForms[verb.split('-')[1] ?? ''];
  const stem = /[^e]e$/.test(verb) ? verb.slice(0, -1) : verb;
  const doubled = /^[a-z-]*[^aeiou][aeiou][bdgmnprt]$/.test(verb) ? verb + verb.slice(-1) : stem;
  const past = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${doubled}ed`;
  const regular: [string, Inflection][] = [
    [thirdPersonOf(verb), 'third'],
    [`${doubled}ing`, 'gerund'],
    [past, 'past'],
  ];
  if (!irregular || irregularForms[verb] === undefined) return [...forms, ...regular];
  const given = irregular.map((form): [string, Inflection] => [form, inflectionOf(form, verb)]);
  const covered = new Set(given.map(([, inflection]) => inflection));
  return [
    ...forms,
    ...given.filter(([form]) => form !== verb),
    ...regular.filter(([, inflection]) => !covered.has(inflection)),
  ];
}

export function thirdPersonOf(verb: string): string {
  if (verb === 'have') return 'has';
  if (/(?:s|x|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

function inflectionOf(form: string, verb: string): Inflection {
  if (form.endsWith('ing')) return 'gerund';
  return form.endsWith('s') && form !== verb ? 'third' : 'past';
}

/** The verb a clause begins with, the longest that fits. */
export function matchVerb(text: string): VerbMatch | undefined {
  return matchVerbs(text)[0];
}

/** All readings of the verb a clause begins with, longest first. */
export function matchVerbs(text: string): VerbMatch[] {
  const first = /^[a-z][a-z-]*/i.exec(text)?.[0];
  if (!first) return [];
  const after = text.slice(first.length);
  const matches: VerbMatch[] = [];
  for (const { family, lemma, tail, inflection } of formsByFirstWord.get(first.toLowerCase()) ?? []) {
    if (!startsWithWords(after, tail)) continue;
    const rest = tail === '' ? after : after.slice(tail.length + 1);
    matches.push({ family, lemma, inflection, rest: rest.trim() });
  }
  return matches;
}

function startsWithWords(after: string, tail: string): boolean {
  if (tail === '') return after === '' || /^[\s,:;.!?]/.test(after);
  const candidate = after.slice(0, tail.length + 1).toLowerCase();
  return candidate === ` ${tail}` && !/^[\w-]/.test(after.slice(tail.length + 1));
}

/** Forms a misspelt verb is mended to: not those of rarer verbs, which ordinary words resemble too often. */
export function mendableVerbs(): string[] {
  const isMendable = ({ family, inflection }: VerbForm) => family !== 'button' && inflection !== 'past';
  return [...formsByFirstWord].filter(([, forms]) => forms.some(isMendable)).map(([word]) => word);
}

/** Every first word of a verb in every form: right as it is. */
export function allVerbWords(): string[] {
  return [...formsByFirstWord.keys()];
}
