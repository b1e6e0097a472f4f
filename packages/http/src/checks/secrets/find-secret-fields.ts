import { looksSecret } from '@assay/contract/secrets';
import type { Answer } from '../model/types.ts';

/** Shorter ones are mostly words, such as "none". */
const shortest = 8;
const deepest = 20;
const most = 50;

function walk(value: unknown, found: Set<string>, depth: number): void {
  if (typeof value !== 'object' || value === null || depth > deepest) return;
  for (const [name, inner] of Object.entries(value)) {
    if (found.size >= most) return;
    if (typeof inner !== 'string') walk(inner, found, depth + 1);
    else if (inner.length >= shortest && looksSecret(name)) found.add(inner);
  }
}

/** Texts of a JSON answer whose names tell that nobody should read them. */
export function findSecretFields({ body, isText }: Answer): Set<string> {
  const found = new Set<string>();
  if (!isText || !/^\s*[[{]/.test(body)) return found;
  try {
    walk(JSON.parse(body), found, 0);
  } catch {
    // What is no JSON has no fields.
  }
  return found;
}
