import { isUpper } from './chars.ts';
import { readStep } from './gherkin.ts';
import { isValueLabel, type Label, readLabel } from './labels.ts';
import type { Line } from './lines.ts';
import type { Mark } from './marks.ts';
import { lastLineOf } from './reach.ts';
import { roleOfKeyword } from './read-gherkin.ts';
import { readHeading } from './read-heading.ts';
import { sayLabelled } from './read-label.ts';
import { put, putLabel, say, type Voice } from './say.ts';
import { isSureNote } from './section-names.ts';
import { contextOf, type Item, type Reading } from './state.ts';
import { looksLikeTitle } from './titles.ts';
import type { Context, Role } from './types.ts';

function isHeadOf(reading: Reading, index: number, number: string): boolean {
  for (let at = index + 1; at < Math.min(reading.lines.length, index + 4); at++) {
    const kind = reading.kinds[at];
    if (kind?.is === 'blank') continue;
    return (
      kind?.is === 'item' && kind.mark.kind === 'clause' && (kind.mark.number ?? '').startsWith(`${number}.`)
    );
  }
  return false;
}

/** "4.2 Search box" above "4.2.1 …", or as the first line of all. */
function isNumberedHeading(reading: Reading, index: number, line: Line, mark: Mark): boolean {
  if (mark.number === undefined || mark.kind === 'letter') return false;
  if (!looksLikeTitle(reading.text, mark.end, line.end) || !isUpper(reading.text.charAt(mark.end)))
    return false;
  if (isHeadOf(reading, index, mark.number)) return true;
  const isFirst = !reading.hasContent && !reading.hasTitle && mark.kind === 'clause';
  const next = reading.kinds[index + 1];
  return isFirst && next !== undefined && (next.is !== 'item' || next.mark.kind !== 'clause');
}

/** Drops the items that this one does not belong to. */
function leaveItems(reading: Reading, line: Line, mark: Mark) {
  const isNumbered = mark.kind === 'number' || mark.kind === 'clause';
  for (;;) {
    const top = reading.items.at(-1);
    if (!top || top.indent < line.indent) return;
    const isBelow =
      top.indent === line.indent &&
      top.isNumbered &&
      !isNumbered &&
      mark.kind !== 'letter' &&
      !reading.afterBlank;
    if (isBelow) return;
    reading.items.pop();
  }
}

/** "Precondition: none" and "Expected: it is shown" have said what they say before a list that begins below them. */
function leaveSection(reading: Reading, mark: Mark) {
  const { section } = reading;
  if (section?.reach !== 'block' || reading.items.length > 0 || reading.intro !== undefined) return;
  const isOpen = section.kind === 'steps' || section.kind === 'criteria';
  const isList = section.kind === 'expected' && mark.kind === 'bullet';
  if (!isOpen && !isList && mark.number !== '2') reading.section = undefined;
}

/** Numbers that count on belong to the list that was interrupted by a result: "1. … Expected: … 2. …". */
function goOnCounting(reading: Reading, mark: Mark) {
  if (mark.kind !== 'number') return;
  const count = Number(mark.number);
  const isInterrupted = reading.section?.kind === 'expected' || reading.section?.kind === 'note';
  if (count > 1 && count === reading.lastNumber + 1 && isInterrupted) reading.section = reading.listSection;
  else if (count !== reading.lastNumber + 1 || count === 1) reading.listSection = reading.section;
  reading.lastNumber = count;
}

function roleOfItem(reading: Reading, mark: Mark, parent: Item | undefined): Role {
  if (mark.kind === 'arrow' && parent)
    return parent.role === 'step' || parent.isNumbered ? 'claim' : parent.role;
  if (parent && mark.kind !== 'arrow') return parent.role;
  if (reading.section) return reading.section.role;
  return mark.kind === 'number' && reading.hasExpected ? 'step' : 'sentence';
}

/** Reads an item of a list with the lines that go on with it; the last of these. */
export function readItem(reading: Reading, index: number, line: Line, mark: Mark): number {
  if (isNumberedHeading(reading, index, line, mark)) {
    readHeading(reading, mark.end, line.end, 0, undefined);
    return index;
  }
  reading.list.beginLine();
  leaveItems(reading, line, mark);
  leaveSection(reading, mark);
  const parent = reading.items.at(-1);
  if (!parent) goOnCounting(reading, mark);
  const last = mark.kind === 'arrow' ? index : lastLineOf(reading, index, line.indent);
  const end = reading.lines[last]?.end ?? line.end;
  const context = contextOf(reading);
  if (mark.number !== undefined) context.number = mark.number;
  const above = parent?.piece ?? reading.intro ?? reading.section?.piece;
  const voice: Voice = { role: roleOfItem(reading, mark, parent), context, parent: above };
  const first = sayItem(reading, index, mark, end, voice);
  if (mark.kind !== 'arrow') keepItem(reading, line, mark, voice.role, first);
  return last;
}

function keepItem(reading: Reading, line: Line, mark: Mark, role: Role, piece: number | undefined) {
  const isNumbered = mark.kind === 'number' || mark.kind === 'clause';
  reading.items.push({ indent: line.indent, role, isNumbered, ...(piece !== undefined && { piece }) });
  if (role === 'step' || (role === 'sentence' && isNumbered)) reading.lastStep = piece ?? reading.lastStep;
}

/** Labels that an item may begin with; others, as in "Summary: Scanner jams", belong to what it says. */
function isLabelOfItem(reading: Reading, label: Label, mark: Mark): boolean {
  if (!label.hasColon && label.start === mark.end) return false;
  switch (label.kind) {
    case 'expected':
    case 'steps':
    case 'before':
    case 'criteria':
    case 'goal':
      return true;
    case 'note':
      return (
        mark.kind === 'bullet' &&
        (!reading.hasContent || isSureNote(label.name)) &&
        reading.intro === undefined
      );
    case 'title':
    case 'data':
      return mark.kind === 'bullet' && !reading.hasContent && reading.intro === undefined && !reading.section;
    default:
      return false;
  }
}

function sayItem(reading: Reading, index: number, mark: Mark, end: number, voice: Voice): number | undefined {
  const { text } = reading;
  const label = readLabel(text, mark.end, reading.lines[index]?.end ?? end);
  if (label && isLabelOfItem(reading, label, mark)) {
    const isBelow = label.kind === 'expected' && voice.parent !== undefined;
    return sayLabelled(reading, label, end, voice.context, isBelow ? voice.parent : undefined).first;
  }
  const keyword = readStep(text, mark.end, end);
  if (keyword && hasOtherKeyword(reading, index, text.slice(mark.end, keyword.stop))) {
    const written = text.slice(mark.end, keyword.stop);
    const context: Context = { ...voice.context, keyword: written };
    const piece = reading.list.put(mark.end, keyword.stop, 'label', voice.context, voice.parent);
    return say(reading, keyword.end, end, { role: roleOfKeyword(reading, written), context, parent: piece })
      .first;
  }
  if (voice.role === 'data' && label && isValueLabel(text, label, end)) {
    const context: Context = { ...voice.context, label: text.slice(label.start, label.stop) };
    const piece = putLabel(reading, label, voice.context, voice.parent);
    return put(reading, label.end, end, { role: 'data', context, parent: piece });
  }
  if (text.charAt(end - 1) === ':' || voice.role !== 'data') return say(reading, mark.end, end, voice).first;
  return put(reading, mark.end, end, voice);
}

/** Whether the items around it begin with keywords too, and with others: "- Given …", "- When …". */
function hasOtherKeyword(reading: Reading, index: number, keyword: string): boolean {
  if (!isUpper(keyword.charAt(0)) && keyword !== '*') return false;
  return [index - 1, index + 1].some((near) => {
    const kind = reading.kinds[near];
    const line = reading.lines[near];
    if (kind?.is !== 'item' || !line) return false;
    const step = readStep(reading.text, kind.mark.end, line.end);
    const other = step && reading.text.slice(kind.mark.end, step.stop);
    return other !== undefined && other !== keyword && isUpper(other.charAt(0));
  });
}
