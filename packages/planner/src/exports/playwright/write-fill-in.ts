import type { Action, Detail } from '../../steps/language.ts';
import { writeString } from './write-text.ts';
import { writeValue } from './write-value.ts';
import type { Writing } from './writing.ts';

/** Words before a value that tell which field is meant without naming it. */
const hintWords = ['from', 'to', 'into', 'on', 'at', 'for', 'under', 'as', 'by', 'until', 'in', 'via'];

function writeDetail({ label, value }: Detail, writing: Writing): string[] {
  if (label === undefined || hintWords.includes(label)) return [];
  return [`await page.getByLabel(${writeString(label)}).fill(${writeValue(value, writing)});`];
}

/** A form by the labels that were given; undefined where only its page tells which field a value fits. */
export function writeFillIn(
  { details, sends }: Extract<Action, { do: 'fill in' }>,
  writing: Writing,
): string[] | undefined {
  const lines = details.flatMap((detail) => writeDetail(detail, writing));
  if (lines.length < details.length) return undefined;
  return [
    ...lines,
    ...(sends ? ["await page.locator('form [type=submit], form button:not([type])').last().click();"] : []),
  ];
}
