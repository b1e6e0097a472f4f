import { cutClauses } from './clauses.ts';
import { put, say } from './say.ts';
import { beginRequirement, contextOf, type Reading } from './state.ts';

const asA = /as\s+\S/iy;
const wish =
  /\b(?:I|we|you|he|she|they)(?:['’]d|\s+would)?\s+(?:want|need|like|wish|can|must|should|am able|expect)\b/;
const tail =
  /(?:i want|i need|i would like|i['’]d like|we want|we need|so that|so i|so we|in order to|to be able|because)\b/iy;

function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** The line after the last of a user story that begins at `index`. */
export function endOfStory(reading: Reading, index: number, stop: number): number | undefined {
  const { text, lines } = reading;
  const line = lines[index];
  if (!line || !(matches(asA, text, line.from) || matches(/in order to\s/iy, text, line.from)))
    return undefined;
  let end = index + 1;
  while (end < stop && end < index + 6) {
    const next = lines[end];
    if (!next || !(matches(tail, text, next.from) || matches(asA, text, next.from))) break;
    end++;
  }
  const last = lines[end - 1];
  const said = text.slice(line.from, Math.min(last?.end ?? line.end, line.from + 600));
  return wish.test(said) ? end : undefined;
}

export function sayStory(reading: Reading, index: number, stop: number) {
  const from = reading.lines[index]?.from ?? 0;
  const end = reading.lines[stop - 1]?.end ?? from;
  const isFirst = reading.list.pieces.length === 0;
  if (isFirst || (reading.hasContent && reading.afterBlank && !reading.section))
    beginRequirement(reading, 'case');
  reading.list.beginLine();
  const context = contextOf(reading);
  const [first] = cutClauses(reading.text, from, end);
  if (!first) return;
  put(reading, first.start, first.end, { role: 'goal', context });
  if (first.end < end) say(reading, first.end, end, { role: 'sentence', context });
}
