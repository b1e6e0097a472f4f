import { renderOrdinal, renderTarget } from '@assay/planner/steps';
import type { Told } from './tell-apart.ts';
import { isColumn, isText, isWhole } from './things.ts';
import type { PageLine, Part, Thing } from './types.ts';
import { quoted } from './words.ts';

const longestLine = 420;
const mostParts = 24;
const deepest = 4;

interface Place {
  level: number;
  isUrgent: boolean;
}

/** One line per thing; rows, cards and items with all that lies in them, where that is short. */
export function writeLines(things: readonly Thing[], told: ReadonlyMap<Thing, Told>): PageLine[] {
  const lines: PageLine[] = [];
  write(things, { level: 0, isUrgent: false }, told, lines);
  return lines;
}

function write(
  things: readonly Thing[],
  { level, isUrgent }: Place,
  told: ReadonlyMap<Thing, Told>,
  lines: PageLine[],
): void {
  for (const thing of things) {
    const { text, parts, rest } = tellThing(thing, told);
    const isFirst = isUrgent || thing.urgent === true || isInUse(thing);
    lines.push({
      text: `${'  '.repeat(level)}${text}`,
      level,
      refs: thing.refs,
      target: told.get(thing)?.target ?? { name: thing.name, kind: thing.kind },
      parts,
      isHeading: thing.kind === 'heading',
      isUrgent: isFirst,
    });
    const below = { level: Math.min(level + 1, deepest), isUrgent: isUrgent || thing.urgent === true };
    write(rest, below, told, lines);
  }
}

function isInUse(thing: Thing): boolean {
  return thing.focused === true || (isWhole(thing) && thing.content.some(isInUse));
}

interface Words {
  text: string;
  parts: Part[];
  rest: readonly Thing[];
}

function tellThing(thing: Thing, told: ReadonlyMap<Thing, Told>): Words {
  const head = tellHead(thing, told);
  if (thing.kind === 'table') return tellTable(thing, head, told);
  const content = thing.content.filter((one, at) => !isSaid(thing, one, at));
  if (!isWhole(thing) || content.length === 0) return { text: head, parts: [], rest: content };
  const shown = content.slice(0, mostParts);
  const parts = shown.map((one) => tellPart(one, told));
  const text = `${head}: ${parts.map((one) => one.text).join(', ')}${shown.length < content.length ? ', …' : ''}`;
  const isShort = text.length <= longestLine && content.every((one) => one.content.length === 0);
  return isShort || thing.kind === 'row'
    ? { text, parts, rest: [] }
    : { text: head, parts: [], rest: content };
}

function tellTable(table: Thing, head: string, told: ReadonlyMap<Thing, Told>): Words {
  const columns = table.content.filter(isColumn);
  const rest = table.content.filter((one) => !isColumn(one));
  if (columns.length === 0) return { text: head, parts: [], rest };
  const parts = columns.slice(0, mostParts).map((one) => tellPart(one, told));
  return { text: `${head}: columns ${parts.map((one) => one.text).join(', ')}`, parts, rest };
}

/** The words that name a group are not said again, but for a cell that stands behind others. */
function isSaid(group: Thing, one: Thing, at: number): boolean {
  if (one !== group.lead || one.details.length > 0 || one.content.length > 0) return false;
  return one.kind === 'heading' || (isText(one) && (group.kind !== 'row' || at === 0));
}

/** Kind, name, which of several, and where: `second button "Edit" in the row of "Ann"`. */
function tellHead(thing: Thing, told: ReadonlyMap<Thing, Told>): string {
  const { ordinal, within } = told.get(thing) ?? {};
  const where = within ? `in ${renderTarget(within)}` : '';
  const head = [ordinal === undefined ? '' : renderOrdinal(ordinal), thing.kind, nameWords(thing), where];
  return join([...head, ...thing.details, thing.options ?? '']);
}

function nameWords({ name, hint }: Thing): string {
  if (name !== '') return quoted(name);
  return hint === '' ? '' : `(${hint})`;
}

/** Within a line the group has been named already. */
function tellPart(thing: Thing, told: ReadonlyMap<Thing, Told>): Part {
  const { target = { name: thing.name, kind: thing.kind }, ordinal } = told.get(thing) ?? {};
  const isBare = isText(thing) || thing.kind === 'column';
  const isNamed = thing.name !== '' || thing.details.length === 0;
  const head = isBare
    ? [isNamed ? quoted(thing.name) : '']
    : [ordinal === undefined ? '' : renderOrdinal(ordinal), thing.kind, nameWords(thing)];
  return { text: join([...head, ...thing.details]), refs: thing.refs, target };
}

function join(words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}
