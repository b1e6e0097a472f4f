import { hintWords } from '../../lexicons/record-words.ts';
import type { Action, Detail } from '../../steps/language.ts';
import { writeString } from './write-text.ts';
import { writeValue } from './write-value.ts';
import type { Writing } from './writing.ts';

function writeDetail({ label, value }: Detail, writing: Writing): string {
  if (label !== undefined && !hintWords.includes(label))
    return `await page.getByLabel(${writeString(label)}).fill(${writeValue(value, writing)});`;
  // Only a page tells which of its fields such a value fits.
  return `throw new Error(${writeString(`Name the field that "${value}" is written in.`)});`;
}

/** A form by the labels that were given. */
export function writeFillIn(
  { details, sends }: Extract<Action, { do: 'fill in' }>,
  writing: Writing,
): string[] {
  return [
    ...details.map((detail) => writeDetail(detail, writing)),
    ...(sends ? ["await page.locator('form [type=submit], form button:not([type])').last().click();"] : []),
  ];
}
