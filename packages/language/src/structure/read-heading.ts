import { endOfLabel, type Label, wordsOfLabel } from './labels.ts';
import { put } from './say.ts';
import { beginRequirement, contextOf, type Reading, roleOf, type Section } from './state.ts';
import { endOfCaseName } from './titles.ts';

/** Reads a heading that stands between `start` and `end`: of a part of the form, of a requirement, or of what follows. */
export function readHeading(
  reading: Reading,
  start: number,
  end: number,
  level: number,
  label: Label | undefined,
) {
  reading.list.beginLine();
  reading.items = [];
  reading.intro = undefined;
  if (label?.kind && label.kind !== 'title') {
    openSection(reading, label, end);
    return;
  }
  const { text } = reading;
  const isCase = endOfCaseName(text, start, end) !== undefined || label?.kind === 'title';
  if ((isCase && (reading.hasContent || level === reading.splitLevel)) || level === reading.splitLevel)
    beginRequirement(reading, 'case');
  reading.section = undefined;
  const isTitle = !reading.hasContent && !reading.hasTitle;
  const context = contextOf(reading);
  if (label?.kind === 'title' && label.end < end) {
    const piece = reading.list.put(start, label.end, 'label', context);
    put(reading, label.end, end, { role: 'title', context, parent: piece });
    return;
  }
  put(reading, start, end, { role: isTitle ? 'title' : 'heading', context });
  reading.heading = isTitle ? undefined : text.slice(start, end);
}

/** A label on a line of its own begins a part of the form that reaches to the next one. */
export function openSection(reading: Reading, label: Label, end: number) {
  const { text } = reading;
  const kind = label.kind ?? 'text';
  const isWhole = label.end >= end;
  const section: Section = {
    kind,
    name: wordsOfLabel(text, label),
    role: roleOf(kind),
    reach: 'open',
  };
  reading.section = undefined;
  const piece = reading.list.put(label.start, endOfLabel(text, label), 'heading', contextOf(reading));
  if (piece !== undefined) section.piece = piece;
  reading.section = section;
  reading.intro = undefined;
  if (!isWhole)
    put(reading, label.end, end, { role: section.role, context: contextOf(reading), parent: piece });
}
