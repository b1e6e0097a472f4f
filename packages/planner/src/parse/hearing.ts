import { findNeedles } from './needles.ts';

/** A word without which a form cannot fit. */
interface Needle {
  text: string;
  gram: number;
}

const grams = 1024;

/** Three letters as a number. Texts that have no such three letters have no word with them. */
function gramAt(text: string, at: number): number {
  return (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) % grams;
}

/** A form with the words of which a text must have one; none: any text may fit it. */
export interface Sought {
  form: RegExp;
  needles: readonly Needle[];
}

export function seek(form: RegExp): Sought {
  return { form, needles: (findNeedles(form) ?? []).map((text) => ({ text, gram: gramAt(text, 0) })) };
}

/** A text, ready to be asked which words stand in it. */
export interface Heard {
  text: string;
  small: string;
  grams: Uint8Array;
}

/** The same text is asked about by one list of forms after the other. */
let last: Heard | undefined;

export function hear(text: string): Heard {
  if (last?.text === text) return last;
  last = listen(text);
  return last;
}

function listen(text: string): Heard {
  const small = text.toLowerCase();
  const found = new Uint8Array(grams);
  for (let at = 0; at + 2 < small.length; at++) found[gramAt(small, at)] = 1;
  return { text, small, grams: found };
}

/** Whether it is worth to try a form: most are about words that a text has not got. */
export function mayFit({ needles }: Sought, { small, grams: found }: Heard): boolean {
  if (needles.length === 0) return true;
  for (const { text, gram } of needles) if (found[gram] === 1 && small.includes(text)) return true;
  return false;
}

/** Finds which of many forms fits a text, as its place among them, or -1. None of them is global. */
export function makeFinder(forms: readonly RegExp[]): (text: string) => number {
  const sought = forms.map(seek);
  return (text) => {
    const heard = hear(text);
    return sought.findIndex((one) => mayFit(one, heard) && one.form.test(text));
  };
}
