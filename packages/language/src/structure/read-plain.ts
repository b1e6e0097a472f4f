import { isLower, skipSpace, trimEnd } from './chars.ts';
import { joinLines } from './joins.ts';
import { isValueLabel, readShortNote } from './labels.ts';
import type { Line } from './lines.ts';
import { isHeading, isTitle } from './paragraph-titles.ts';
import { isLabelHere } from './read-label.ts';
import { greet, put, putLabel, say, type Voice } from './say.ts';
import { beginRequirement, contextOf, type Reading } from './state.ts';
import { endOfStory, sayStory } from './stories.ts';
import { endOfCaseName, looksLikeTitle, ticketPrefix } from './titles.ts';

/** Whether a line is prose: no item, no table, no label that counts here. */
function isPlain(reading: Reading, index: number): boolean {
  const kind = reading.kinds[index];
  const line = reading.lines[index];
  if (!kind || !line) return false;
  return kind.is === 'plain' || (kind.is === 'label' && !isLabelHere(reading, kind.label, line));
}

function isValueLine(reading: Reading, index: number): boolean {
  const kind = reading.kinds[index];
  const line = reading.lines[index];
  return kind?.is === 'label' && line !== undefined && isValueLabel(reading.text, kind.label, line.end);
}

function sayTitle(reading: Reading, line: Line) {
  if (reading.list.pieces.length === 0) beginRequirement(reading, 'case');
  reading.list.beginLine();
  reading.ticketPrefix ??= ticketPrefix(reading.text, line.from);
  put(reading, line.from, line.end, { role: 'title', context: contextOf(reading) });
}

/** "TC-2 Log out", or another ticket of the same kind, after what the one before has said. */
function beginsCase(reading: Reading, line: Line): boolean {
  const isTicket =
    reading.afterBlank &&
    reading.ticketPrefix !== undefined &&
    ticketPrefix(reading.text, line.from) === reading.ticketPrefix;
  if (isTicket && reading.hasContent) return true;
  const stop = endOfCaseName(reading.text, line.from, line.end);
  return stop !== undefined && stop < line.end;
}

/** An address or what stands for one: "Seen on https://…" below the actual result still tells where to begin. */
const address = /:\/\/|\{\w+\}/;

/** "TC-12 | Renew a loan | Priority: high": what stands behind the name up to the next pipe is the title. */
function sayCaseName(reading: Reading, line: Line, stop: number) {
  const { text } = reading;
  reading.list.beginLine();
  const isRow = text.charAt(stop - 1) === '|';
  reading.list.put(line.from, isRow ? stop - 1 : stop, 'label', contextOf(reading));
  let end = stop;
  while (end < line.end && text.charAt(end) !== '|') end++;
  if (isRow && looksLikeTitle(text, skipSpace(text, stop, end), trimEnd(text, stop, end)))
    put(reading, stop, end, { role: 'title', context: contextOf(reading) });
}

/** The voice of prose here. */
function voiceHere(reading: Reading, line: Line): Voice {
  const text = reading.text.slice(line.from, line.end);
  const top = reading.items.at(-1);
  const context = contextOf(reading);
  const { section } = reading;
  if (top && line.indent > top.indent) return { role: top.role, context, parent: top.piece };
  // After a list and an empty line something else may begin.
  if (section && section.kind !== 'note' && top && reading.afterBlank) reading.section = undefined;
  reading.items = [];
  if (!reading.section) return { role: 'sentence', context: contextOf(reading) };
  if (section?.reach === 'block' && section.kind === 'note' && address.test(text))
    return { role: 'sentence', context: {} };
  return { role: reading.section.role, context, parent: reading.section.piece };
}

/** Reads the paragraph that begins at `index`; its last line. */
export function readPlain(reading: Reading, index: number): number {
  const { text, lines } = reading;
  const line = lines[index];
  if (!line) return index;
  if (isValueLine(reading, index) && isAmongValues(reading, index, line))
    return sayValue(reading, index, line);
  let stop = index + 1;
  while (
    isPlain(reading, stop) &&
    !(isValueLine(reading, stop) && isValueLine(reading, stop + 1)) &&
    !beginsAnew(reading, stop)
  )
    stop++;
  if (beginsCase(reading, line)) beginRequirement(reading, 'case');
  const caseStop = endOfCaseName(text, line.from, line.end);
  if (isTitle(reading, index, stop)) {
    sayTitle(reading, line);
    return index;
  }
  if (caseStop !== undefined && caseStop < line.end) sayCaseName(reading, line, caseStop);
  if (readShortNote(text, line.from)) {
    reading.list.beginLine();
    say(reading, line.from, line.end, { role: 'note', context: contextOf(reading) });
    return index;
  }
  const storyEnd = endOfStory(reading, index, stop);
  if (storyEnd !== undefined) {
    sayStory(reading, index, storyEnd);
    return storyEnd - 1;
  }
  const isHead = stop === index + 1 && isHeading(reading, index, line);
  if (isHead) {
    reading.list.beginLine();
    reading.section = undefined;
    reading.items = [];
    reading.intro = put(reading, line.from, line.end, { role: 'heading', context: contextOf(reading) });
    reading.heading = text.slice(line.from, line.end).replace(/:$/, '');
    return index;
  }
  stop = overInset(reading, stop);
  sayParagraph(reading, lines.slice(index, stop), caseStop);
  return stop - 1;
}

/** A case or a remark begins within a paragraph: "Test 1: … / Test 2: …" line by line, "Prio medium". */
function beginsAnew(reading: Reading, index: number): boolean {
  const line = reading.lines[index];
  if (!line) return false;
  const stop = endOfCaseName(reading.text, line.from, line.end);
  return (stop !== undefined && stop < line.end) || readShortNote(reading.text, line.from);
}

/** "… for example / (empty) /   delete from notes / (empty) / shall be refused": a sentence with an inset goes on after it. */
function overInset(reading: Reading, stop: number): number {
  const { text, lines, kinds } = reading;
  const [before, gap, inset, second, after] = [-1, 0, 1, 2, 3].map((step) => lines[stop + step]);
  if (!before || !gap?.blank || !inset || inset.indent < before.indent + 2 || !second?.blank || !after)
    return stop;
  if (kinds[stop + 1]?.is !== 'plain' || kinds[stop + 3]?.is !== 'plain') return stop;
  const isOpen = !'.!?:;'.includes(text.charAt(before.end - 1)) && isLower(text.charAt(after.from));
  return isOpen ? stop + 4 : stop;
}

/** Values below a step or below "Fill in:"; others, as in "Menu: three entries", may as well be what is to be seen. */
function isAmongValues(reading: Reading, index: number, line: Line): boolean {
  const top = reading.items.at(-1);
  if (top && line.indent > top.indent) return true;
  const introduced = reading.intro === undefined ? undefined : reading.list.pieces[reading.intro];
  const isBlock = isValueLine(reading, index + 1) || isValueLine(reading, index - 1);
  return isBlock && introduced?.text.endsWith(':') === true;
}

function sayValue(reading: Reading, index: number, line: Line): number {
  const kind = reading.kinds[index];
  if (kind?.is !== 'label') return index;
  reading.list.beginLine();
  const { role, context, parent } = voiceHere(reading, line);
  const label = kind.label;
  const name = reading.text.slice(label.start, label.stop);
  if (role === 'claim' || role === 'note') {
    say(reading, line.from, line.end, { role, context, parent });
    return index;
  }
  const piece = putLabel(reading, label, context, parent);
  put(reading, label.end, line.end, { role: 'data', context: { ...context, label: name }, parent: piece });
  return index;
}

/** Where what has not been put down of a case's first line begins. */
function afterTitle(reading: Reading, from: number): number {
  const last = reading.list.pieces.at(-1);
  if (last?.role !== 'title' || last.end < from) return from;
  const after = skipSpace(reading.text, last.end, reading.text.length);
  return after;
}

function sayParagraph(reading: Reading, lines: readonly Line[], caseStop: number | undefined) {
  const { text } = reading;
  const first = lines[0];
  if (!first) return;
  const voice = voiceHere(reading, first);
  let last: number | undefined;
  const isInset = lines.some(({ blank }) => blank);
  const joined = isInset
    ? [{ start: first.from, end: lines.at(-1)?.end ?? first.end }]
    : joinLines(text, lines);
  for (const [index, { start, end }] of joined.entries()) {
    if (index > 0 || caseStop === undefined) reading.list.beginLine();
    const from =
      index === 0 && caseStop !== undefined && reading.list.pieces.length > 0
        ? Math.max(start, caseStop)
        : start;
    const begin =
      index === 0 && caseStop !== undefined
        ? afterTitle(reading, from)
        : greet(reading, from, end, voice.context);
    const said = say(reading, begin, end, voice);
    last = said.last ?? last;
  }
  const end = joined.at(-1)?.end ?? first.end;
  const isIntro = text.charAt(end - 1) === ':' || voice.role === 'sentence';
  reading.intro = isIntro ? last : undefined;
}
