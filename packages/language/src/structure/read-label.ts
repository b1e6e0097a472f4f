import { isValueLabel, type Label, wordsOfLabel } from './labels.ts';
import type { Line } from './lines.ts';
import { lastLineOf } from './reach.ts';
import { openSection } from './read-heading.ts';
import { put, putLabel, type Said, say } from './say.ts';
import { isSureNote } from './section-names.ts';
import { beginRequirement, contextOf, type Reading, roleOf, type Section } from './state.ts';
import { looksLikeTitle } from './titles.ts';
import type { Context, Role } from './types.ts';

const wide = new Set(['expected', 'steps', 'before', 'after', 'criteria', 'goal', 'text']);

/** Notes that tell what happened instead may go on over several lines; "Severity: high" may not. */
function reachOf(label: Label): Section['reach'] {
  const tells =
    label.kind === 'note' &&
    /^(?:ar$|act|observed|what|current|remark|note|comment|additional)/.test(label.name);
  return tells || wide.has(label.kind ?? '') ? 'block' : 'line';
}

/** Puts down a label and what it says; opens the section. `step`: what a result belongs to. */
export function sayLabelled(
  reading: Reading,
  label: Label,
  end: number,
  context: Context,
  step: number | undefined,
): Said {
  const { text } = reading;
  const kind = label.kind ?? 'text';
  const piece = putLabel(reading, label, context, step);
  const isData = kind === 'data' && isValueLabel(text, label, end);
  const role: Role = kind === 'data' && !isData ? 'sentence' : roleOf(kind);
  const name = wordsOfLabel(text, label);
  const under: Context = { ...context, [isData ? 'label' : 'section']: name };
  if (label.number !== undefined) under.number = label.number;
  const parent = step ?? piece;
  if (role === 'data' || role === 'title') {
    const index = put(reading, label.end, end, { role, context: under, parent });
    return {
      ...(index !== undefined && { first: index, last: index }),
      voice: { role, context: under, parent },
    };
  }
  return say(reading, label.end, end, { role, context: under, parent });
}

/** "Status: Pending" below "Expected result" is something to be seen. */
export function isLabelHere(reading: Reading, label: Label, line: Line): boolean {
  const within = reading.section?.reach === 'open' ? reading.section : undefined;
  const isForm =
    within && (within.kind === 'expected' || within.kind === 'steps' || within.kind === 'criteria');
  const isBelow = reading.items.length > 0 && line.indent > (reading.items.at(-1)?.indent ?? 0);
  switch (label.kind) {
    case 'mail':
      return reading.hasSubject && !reading.hasContent;
    case 'note':
      return isSureNote(label.name) || (!isBelow && (!isForm || reading.afterBlank));
    case 'data':
    case 'title':
      return !isBelow && (!isForm || reading.afterBlank);
    case undefined:
      return false;
    default:
      return true;
  }
}

/** The step that a result below it belongs to. */
function stepOf(reading: Reading, label: Label, line: Line): number | undefined {
  if (label.kind !== 'expected') return undefined;
  const top = reading.items.at(-1);
  const isBelow = top !== undefined && line.indent > top.indent;
  const isBeside = !reading.afterBlank && reading.hasManyExpected;
  if (isBelow) return top.piece;
  return isBeside ? reading.lastStep : undefined;
}

/** "Test 2: …" always begins a requirement, "Title: …" after another, or as the first words. */
function beginsCase(reading: Reading, label: Label, line: Line): boolean {
  if (label.number !== undefined) return true;
  return label.end < line.end && (reading.hasContent || reading.list.pieces.length === 0);
}

/** Reads a line that begins with a known label; the last line that belongs to it. */
export function readLabelLine(reading: Reading, index: number, line: Line, label: Label): number {
  const { text } = reading;
  const isStep = label.kind === 'steps' && label.number !== undefined;
  if (label.kind === 'title' && beginsCase(reading, label, line)) beginRequirement(reading, 'case');
  reading.list.beginLine();
  const step = stepOf(reading, label, line);
  if (step === undefined && !isStep) reading.items = [];
  if (label.kind !== 'data') reading.intro = undefined;
  if (label.end >= line.end && !isStep) {
    openSection(reading, label, line.end);
    if (step !== undefined && reading.section) reading.section.piece = step;
    return index;
  }
  const last = label.kind === 'title' ? index : lastLineOf(reading, index, line.indent);
  const end = reading.lines[last]?.end ?? line.end;
  if (label.kind === 'title') {
    sayTitle(reading, label, end);
    return last;
  }
  const before = reading.section;
  if (!isStep || before?.kind !== 'steps') reading.section = undefined;
  const said = sayLabelled(reading, label, end, contextOf(reading), step);
  keepSection(reading, label, said, before, isStep);
  if (isStep) {
    const item = { indent: line.indent, role: 'step' as const, isNumbered: true };
    reading.items = [said.first === undefined ? item : { ...item, piece: said.first }];
    reading.lastStep = said.first ?? reading.lastStep;
  } else if (text.charAt(end - 1) === ':') reading.intro = said.last;
  return last;
}

/** What the lines below a labelled line belong to. */
function keepSection(
  reading: Reading,
  label: Label,
  said: Said,
  before: Section | undefined,
  isStep: boolean,
) {
  const reach = reachOf(label);
  if (isStep || reach === 'line') {
    if (isStep) reading.section = before?.kind === 'steps' ? before : undefined;
    return;
  }
  const kind = label.kind ?? 'text';
  const name = said.voice.context.section ?? '';
  const section: Section = { kind, name, role: said.voice.role, reach };
  if (said.voice.parent !== undefined) section.piece = said.voice.parent;
  reading.section = section;
}

function sayTitle(reading: Reading, label: Label, end: number) {
  const { text } = reading;
  const context = contextOf(reading);
  const piece = putLabel(reading, label, context);
  const isTitle = looksLikeTitle(text, label.end, end) || label.number === undefined;
  if (isTitle) put(reading, label.end, end, { role: 'title', context, parent: piece });
  else say(reading, label.end, end, { role: 'sentence', context, parent: piece });
}
