import { formatsOf } from './formats.ts';

export interface NamedValues {
  name: string;
  values: string[];
}

/** Pairs of a query, in their order, variables as they stand. */
export function readQuery(query: string): NamedValues[] {
  const found = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(query))
    found.set(name, [...(found.get(name) ?? []), value]);
  return [...found].map(([name, values]) => ({ name, values }));
}

function typeOfText(text: string): string {
  if (/^-?(?:0|[1-9]\d{0,14})$/.test(text)) return 'integer';
  if (/^-?(?:0|[1-9]\d{0,14})\.\d{1,10}$/.test(text)) return 'number';
  if (/^(?:true|false)$/.test(text)) return 'boolean';
  const [format] = formatsOf(text);
  return format ? `string (${format})` : 'string';
}

/** What all of the texts are; whole numbers are numbers too. */
export function typeOfTexts(texts: readonly string[]): string {
  const types = new Set(texts.filter((text) => text !== '').map(typeOfText));
  if (types.size === 1) return [...types][0] ?? 'string';
  return types.size > 0 && [...types].every((type) => type === 'integer' || type === 'number')
    ? 'number'
    : 'string';
}

/** A text as the value that its type says. */
export function valueOfText(text: string, type: string): unknown {
  if (type === 'integer' || type === 'number') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
}
