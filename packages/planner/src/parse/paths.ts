import type { Command, Target } from '../steps/language.ts';
import { anyMark } from '../steps/quoting.ts';
import { type Literal, nameOf } from './literals.ts';
import { readPhrase } from './targets.ts';
import { tidy } from './wording.ts';

const separator = / ?(?:>|→|»|›|->) ?/;
const inMenu = / (?:in|from|of) the (?:[a-z]+ )?menu(?: bar)?$/i;
const bareName = new RegExp(`^(?:${anyMark}|[A-Z][\\w’' -]*)$`);

/** An entry is called as it is written: "Message" is the menu of that name, not some message. */
function readEntry(words: string, literals: Literal[]): Target {
  return bareName.test(words) ? { name: nameOf(words, literals) } : readPhrase(words, literals);
}

/** "File > Export > PDF": one after the other. */
export function readPath(text: string, literals: Literal[]): Command[] | undefined {
  const path = text.replace(inMenu, '').split(separator).map(tidy);
  if (path.length < 2 || path.includes('')) return undefined;
  return path.map((words) => ({ do: 'click', target: readEntry(words, literals) }));
}
