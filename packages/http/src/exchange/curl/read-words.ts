import type { Notes } from '../read/types.ts';
import { own } from '../read/values.ts';
import { shortNames, unsupported, withValue } from './options.ts';

type Option = [name: string, value: string];

/** One request of a command line: its options in order, and the addresses. */
export interface Request {
  options: Option[];
  addresses: string[];
}

function expandShort(word: string, next: () => string): Option[] {
  const found: Option[] = [];
  for (let at = 1; at < word.length; at += 1) {
    const name = shortNames[word[at] ?? ''] ?? (word[at] || '');
    if (!withValue.has(name)) {
      found.push([name, '']);
      continue;
    }
    const rest = word.slice(at + 1);
    found.push([name, rest === '' ? next() : rest]);
    break;
  }
  return found;
}

function expandLong(word: string, next: () => string): Option {
  const [, name = '', , value] = /^--([^=]+)(=([\s\S]*))?$/.exec(word) ?? [];
  if (value !== undefined) return [name, value];
  return [name, withValue.has(name) ? next() : ''];
}

/** Options and addresses of a command; `--next` begins another request. */
export function readWords(words: readonly string[], notes: Notes): Request[] {
  const requests: Request[] = [];
  let request: Request = { options: [], addresses: [] };
  let at = 0;
  const next = () => words[at++] ?? '';
  while (at < words.length) {
    const word = next();
    if (word === '--next' || word === '-:') {
      requests.push(request);
      request = { options: [], addresses: [] };
    } else if (/^\d?>{1,2}(?:&\d)?$/.test(word)) {
      if (!word.includes('&')) next();
    } else if (word.startsWith('--')) request.options.push(expandLong(word, next));
    else if (/^-./.test(word)) request.options.push(...expandShort(word, next));
    else if (!/^\d?>{1,2}/.test(word)) request.addresses.push(word);
  }
  requests.push(request);
  for (const { options, addresses } of requests) {
    for (const [name, value] of options) {
      if (name === 'url') addresses.push(value);
      const note = own(unsupported, name);
      if (note) notes.add(note);
    }
  }
  return requests;
}
