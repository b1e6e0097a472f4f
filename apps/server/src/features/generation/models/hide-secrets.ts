import { collectSecrets, type ParsedRequirement, secretWords } from '@assay/planner';
import { secretForms } from './secret-forms.ts';

/** The author's secrets, each with a placeholder that stands for it wherever a text leaves this machine. */
export interface Secrets {
  /** For what the author wrote. */
  hide: (text: string) => string;
  /** For what others wrote, such as a page: only what cannot be an ordinary word, and what its addresses carry. */
  hideInPage: (text: string) => string;
  restore: (text: string) => string;
  /** The secrets themselves. */
  values: readonly string[];
}

const inAddress = /([?&][\w-]*(?:token|password|key|secret|session|sid|auth)[\w-]*=)(?!\{\{)[^&\s"'#]+/gi;

/** Inside quotes a quote is written with a backslash. */
function escapeQuotes(value: string): string {
  return value.replace(/["\\]/g, '\\$&');
}

function unescapeQuotes(written: string): string {
  return written.replace(/\\(["\\])/g, '$1');
}

function isWord(value: string): boolean {
  return /^(?:\p{L}+|\d{1,4})$/u.test(value);
}

/** `(?i:…)` would say the same, but V8 forgets the capitals of such a part once other patterns have run before it. */
function inAnyCase(pattern: string): string {
  return pattern.replace(/\\.|[a-z]/g, (sign) => (sign.length > 1 ? sign : `[${sign}${sign.toUpperCase()}]`));
}

const secretWord = inAnyCase(secretWords.source);

/** A password that is a word is hidden where it is quoted or stands as a password, else the text would lose its words. */
function matchValue(value: string): string {
  const written = [...new Set([escapeQuotes(value), value])].map(RegExp.escape).join('|');
  if (!isWord(value)) return `(?<![\\p{L}\\p{N}])(?:${written})(?![\\p{L}\\p{N}])`;
  const asPassword = `(?<=(?:${secretWord})(?:\\s*[:=]\\s*|\\s+(?:(?:is|of)\\s+)?))${written}(?![\\p{L}\\p{N}])`;
  const besideMail = `(?<=@[\\w.-]+\\s*\\/\\s*)${written}(?![\\p{L}\\p{N}])`;
  return `(?<=["“'‘])${written}(?=["”'’])|${asPassword}|${besideMail}`;
}

function nameSecrets(text: string, { requirements }: ParsedRequirement): Map<string, string> {
  const names = new Map<string, string>();
  const add = (value: string, name: string) => {
    if (value === '' || value.includes('{{') || names.has(value)) return;
    const taken = new Set(names.values());
    const isTaken = (one: string) => taken.has(one) || text.includes(`{{secret ${one}}}`);
    let free = name;
    for (let count = 2; isTaken(free); count++) free = `${name} ${count}`;
    names.set(value, free);
  };
  const steps = requirements.flatMap((requirement) => requirement.steps);
  for (const [value, name] of collectSecrets({ origin: 'stated', steps }))
    add(value, name.replace(/ \d+$/, ''));
  for (const [name, form] of secretForms)
    for (const { groups } of text.matchAll(form))
      add(unescapeQuotes(groups?.value ?? '').replace(/[.!?)]+$/, ''), name);
  return names;
}

function replaceWith(names: ReadonlyMap<string, string>): (text: string) => string {
  const values = [...names.keys()].sort((left, right) => right.length - left.length);
  if (values.length === 0) return (text) => text;
  const any = new RegExp(values.map(matchValue).join('|'), 'gu');
  const nameOf = (written: string) => names.get(written) ?? names.get(unescapeQuotes(written));
  return (text) => text.replace(any, (written) => `{{secret ${nameOf(written)}}}`);
}

/** Finds the secrets of a text, by what its steps do with them and by how they are written. */
export function hideSecrets(text: string, parsed: ParsedRequirement): Secrets {
  const names = nameSecrets(text, parsed);
  const values = new Map([...names].map(([value, name]) => [name, value]));
  const hideDistinct = replaceWith(new Map([...names].filter(([value]) => !isWord(value))));
  return {
    hide: replaceWith(names),
    values: [...names.keys()],
    hideInPage: (page) => hideDistinct(page).replace(inAddress, '$1[hidden]'),
    restore: (hidden) =>
      hidden.replace(/\{\{secret ([^{}]+)\}\}/g, (whole, name: string) => values.get(name.trim()) ?? whole),
  };
}
