import { encodedForms } from './encoded.ts';

/** Hides secrets in whatever leaves the runner. */
export interface Mask {
  add(secret: string): void;
  text(text: string): string;
  /** The same data with every text in it masked; bytes are left alone. */
  data<T>(data: T): T;
}

const shown = '••••••';
// Shorter ones are common words; masking them everywhere would garble addresses and messages.
const distinct = 6;
const quotes = '"\'“”‘’`';

function hide(text: string, secret: string): string {
  if (text === secret) return shown;
  if (secret.length >= distinct) return text.replaceAll(secret, shown);
  return text.replace(
    new RegExp(`([${quotes}/:=]\\s?)${RegExp.escape(secret)}(?=[${quotes}\\s,.;&]|$)`, 'gu'),
    `$1${shown}`,
  );
}

export function makeMask(secrets: Iterable<string> = []): Mask {
  const known = new Set([...secrets].filter(Boolean).flatMap(encodedForms));

  function text(given: string): string {
    // Longest first, so that no rest of a longer one stays.
    return [...known].sort((a, b) => b.length - a.length).reduce(hide, given);
  }

  function walk(value: unknown): unknown {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  }

  return {
    add: (secret) => {
      for (const form of secret ? encodedForms(secret) : []) known.add(form);
    },
    text,
    // The shape stays the same: only texts inside it change.
    data: <T>(data: T) => walk(data) as T,
  };
}
