import type { Notes } from '../read/types.ts';
import { type Fields, isRecord } from '../read/values.ts';

const longestChain = 20;

/** The part of a document that a pointer such as `#/components/schemas/Pet` names. */
export function lookUp(document: Fields, pointer: string): unknown {
  const parts = pointer
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '');
  let value: unknown = document;
  for (const part of parts) {
    const name = decode(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (Array.isArray(value)) value = value[Number(name)];
    else value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return value;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export type Resolve = (value: unknown) => unknown;

/** Follows `$ref` within the document; others are not fetched. */
export function makeResolve(document: Fields, notes: Notes): Resolve {
  /** Large documents refer to the same parts over and over. */
  const known = new Map<string, unknown>();

  function follow(first: string): unknown {
    let reference = first;
    for (let step = 0; step < longestChain; step += 1) {
      if (!reference.startsWith('#')) {
        notes.add(
          `"${reference}" lies in another file, which is not fetched. Bundle the document into one file.`,
        );
        return undefined;
      }
      const value = lookUp(document, reference);
      if (value === undefined) {
        notes.add(`"${reference}" is referred to, but there is no such part in the document.`);
        return undefined;
      }
      if (!isRecord(value) || typeof value.$ref !== 'string') return value;
      reference = value.$ref;
    }
    notes.add('References in the document lead in a circle and were passed over.');
    return undefined;
  }

  return (given) => {
    if (!isRecord(given) || typeof given.$ref !== 'string') return given;
    const reference = given.$ref;
    if (!known.has(reference)) known.set(reference, follow(reference));
    return known.get(reference);
  };
}
