import { skipSpace } from './chars.ts';
import type { LineKind } from './line-kinds.ts';
import type { Line } from './lines.ts';
import { readMark } from './marks.ts';
import { readGherkin } from './read-gherkin.ts';
import { readHeading } from './read-heading.ts';
import { readItem } from './read-item.ts';
import { isLabelHere, readLabelLine } from './read-label.ts';
import { readPlain } from './read-plain.ts';
import { readTable } from './read-table.ts';
import { cutRequirements } from './requirements.ts';
import { put, say } from './say.ts';
import { beginReading, beginRequirement, contextOf, type Reading } from './state.ts';
import type { Structure } from './types.ts';

/** A requirement text as pieces with roles: by its layout, its numbering and the keywords of its form, not by what it means. */
export function readStructure(text: string): Structure {
  const reading = beginReading(text);
  let index = 0;
  while (index < reading.lines.length) {
    const line = reading.lines[index];
    const kind = reading.kinds[index];
    if (!line || !kind) break;
    const last = readLine(reading, index, line, kind);
    const next = last + 1;
    reading.afterBlank = reading.kinds[last]?.is === 'blank' || reading.kinds[last]?.is === 'rule';
    index = next;
  }
  reading.list.close();
  return { text, pieces: reading.list.pieces, requirements: cutRequirements(reading) };
}

/** Reads what begins on a line; the last line of it. */
function readLine(reading: Reading, index: number, line: Line, kind: LineKind): number {
  switch (kind.is) {
    case 'blank':
      if (reading.section && reading.section.reach !== 'open') reading.section = undefined;
      return index;
    case 'gherkin':
      readGherkin(reading, line, kind.gherkin);
      return index;
    case 'table':
      if (kind.table) readTable(reading, kind.table);
      return index + (kind.table ? kind.table.rows.length - 1 : 0);
    case 'fence':
    case 'underline':
      return index;
    case 'code':
      reading.list.beginLine();
      put(reading, line.from, line.end, {
        role: 'data',
        context: contextOf(reading),
        parent: reading.lastStep ?? reading.intro,
      });
      return index;
    case 'rule':
      beginRequirement(reading, 'line');
      return index;
    case 'heading':
      readHeading(reading, kind.start, kind.end, kind.level, kind.label);
      return index;
    case 'quote':
      readQuoted(reading, index, line, kind.depth, kind.start);
      return index;
    case 'item':
      return readItem(reading, index, line, kind.mark);
    case 'label':
      if (isLabelHere(reading, kind.label, line)) return readLabelLine(reading, index, line, kind.label);
      break;
    case 'plain':
      break;
  }
  if (reading.kinds[index + 1]?.is === 'underline') {
    readHeading(reading, line.from, line.end, 1, undefined);
    return index + 1;
  }
  return readPlain(reading, index);
}

const wrote = /(?:wrote|writes|schrieb|écrit|escribió|scrisse)\s*:$/i;

/** What another person wrote is a remark; other quoted lines are text like any. */
function readQuoted(reading: Reading, index: number, line: Line, depth: number, start: number) {
  reading.list.beginLine();
  let head = index - 1;
  if (reading.kinds[head]?.is === 'quote') head = -1;
  while (reading.kinds[head]?.is === 'blank') head--;
  const above = reading.lines[head];
  if (above) {
    const isReply = wrote.test(reading.text.slice(Math.max(above.from, above.end - 40), above.end));
    reading.section = isReply ? { kind: 'note', name: '', role: 'note', reach: 'block' } : reading.section;
  }
  const mark = readMark(reading.text, start, line.end);
  const from = skipSpace(reading.text, mark?.end ?? start, line.end);
  const role = depth > 1 ? 'note' : (reading.section?.role ?? 'sentence');
  const context = contextOf(reading);
  if (mark?.number !== undefined) context.number = mark.number;
  say(reading, from, line.end, { role, context });
}
