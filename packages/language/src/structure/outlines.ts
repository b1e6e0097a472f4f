import type { Example } from './types.ts';

const placeholder = /<([^<>\n]{1,80})>/g;

/** Puts the values of an example in the place of "<count>". */
export function fillExample(text: string, example: Example): string {
  return text.replace(placeholder, (written, name: string) => example.get(name.trim()) ?? written);
}
