import { foldWords } from '@assay/contract/text';
import { toSortableDay } from '../ground/input-value.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { itemRoles } from './kind-roles.ts';
import { readNumbers } from './numbers.ts';

type Direction = 'ascending' | 'descending';

function allParsed<V, T>(values: readonly V[], parse: (value: V) => T | undefined): T[] | undefined {
  const parsed = values.map(parse);
  return parsed.every((value) => value !== undefined) ? (parsed as T[]) : undefined;
}

function inOrder<T>(
  values: readonly T[],
  direction: Direction,
  compare: (one: T, other: T) => number,
): boolean {
  return values.every((value, index) => {
    const before = values[index - 1];
    if (before === undefined || index === 0) return true;
    const order = compare(before, value);
    return direction === 'ascending' ? order <= 0 : order >= 0;
  });
}

function firstNumber(text: string): number | undefined {
  const stripped = text.trim();
  const [number, second] = readNumbers(stripped);
  return second === undefined && /^[^\p{L}]*(?:[A-Z]{3}|[^\p{L}])*$/u.test(stripped)
    ? number?.value
    : undefined;
}

const words = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Whether texts stand in order: as dates, numbers or prices where all are such, else by the alphabet. */
export function isSorted(values: readonly string[], direction: Direction): boolean {
  const dates = allParsed(values, toSortableDay);
  if (dates) return inOrder(dates, direction, (one, other) => one.localeCompare(other));
  const numbers = allParsed(values, firstNumber);
  if (numbers) return inOrder(numbers, direction, (one, other) => one - other);
  return inOrder(values, direction, words.compare);
}

function inside(elements: readonly SeenElement[], { ref, frame }: SeenElement): SeenElement[] {
  return elements.filter((element) => element.frame === frame && element.containers.includes(ref));
}

/** What an item shows under a word: "price" is its one price, "name" its heading or first words. */
function partOf(item: SeenElement, by: string, elements: readonly SeenElement[]): string | undefined {
  const parts = inside(elements, item);
  const wanted = foldWords(by);
  const named = parts.find(
    ({ testId, label, column, text, value }) =>
      (text || value) !== '' &&
      [testId, label, column]
        .map(foldWords)
        .some((name) => name === wanted || name.split(' ').includes(wanted)),
  );
  if (named) return named.text || named.value;
  if (/price|cost|amount|total/.test(wanted)) {
    const prices = item.text.match(/[$€£¥₹]\s?[\d.,]+|[\d.,]+\s?[$€£¥₹]/g);
    return prices?.length === 1 ? prices[0] : undefined;
  }
  if (/name|title|alphabet/.test(wanted)) {
    return parts.find(({ role }) => role === 'heading' || role === 'link')?.text ?? item.text;
  }
  return undefined;
}

/** What a row, card or list item shows under a word; undefined where nothing in it is called so. */
export function findPart(snapshot: PageSnapshot, item: SeenElement, by: string): string | undefined {
  const visible = snapshot.elements.filter(({ states }) => states.visible);
  return partOf(item, by, visible);
}

const tables = /^(?:table|grid|treegrid)$/;

/** The texts of the one column on the page that bears a name; undefined where several tables have one. */
export function collectColumn({ elements }: PageSnapshot, name: string): string[] | undefined {
  const visible = elements.filter(({ states }) => states.visible);
  const columns = visible
    .filter(({ role }) => tables.test(role))
    .map((table) => columnOf(inside(visible, table), name))
    .filter((cells) => cells.length > 0);
  return columns.length === 1 ? columns[0]?.map(({ text }) => text) : undefined;
}

function columnOf(elements: readonly SeenElement[], name: string): SeenElement[] {
  return elements.filter(
    ({ role, column }) => /^(?:cell|gridcell|rowheader)$/.test(role) && foldWords(column) === foldWords(name),
  );
}

/** The texts that a table, column or list shows, in order of reading; undefined where the words name nothing in it. */
export function collectValues(
  { elements }: PageSnapshot,
  subject: SeenElement,
  by: string | undefined,
): string[] | undefined {
  const visible = elements.filter(({ states }) => states.visible);
  const heading = subject.role === 'columnheader' ? subject.text || subject.name : undefined;
  const table = tables.test(subject.role)
    ? subject
    : visible.find(({ ref, role }) => subject.containers.includes(ref) && tables.test(role));
  const inTable = table ? inside(visible, table) : [];
  // What the order goes by says more than the heading that was found.
  const column = [by, heading]
    .map((name) => (name === undefined ? [] : columnOf(inTable, name)))
    .find((cells) => cells.length > 0);
  if (column) return column.map(({ text }) => text);
  const items = inside(visible, subject).filter(({ role }) => itemRoles.includes(role));
  if (items.length === 0) return undefined;
  if (!by) return items.map(({ text }) => text);
  return allParsed(
    items.map(({ ref }) => ref),
    (ref) => {
      const item = items.find((one) => one.ref === ref);
      return item && partOf(item, by, visible);
    },
  );
}

/** The texts of a table's n-th column; undefined where its rows are not all of one width, so that "the second" may be another in each. */
export function collectNth(
  { elements }: PageSnapshot,
  subject: SeenElement,
  column: number,
): string[] | undefined {
  if (!tables.test(subject.role)) return undefined;
  const visible = elements.filter(({ states }) => states.visible);
  const rows = inside(visible, subject)
    .filter(({ role }) => role === 'row')
    .map((row) =>
      visible.filter(
        ({ containers, frame, role }) =>
          containers[0] === row.ref && frame === row.frame && /^(?:cell|gridcell|rowheader)$/.test(role),
      ),
    )
    .filter((cells) => cells.length > 0);
  const [first = []] = rows;
  if (rows.some(({ length }) => length !== first.length)) return undefined;
  return allParsed(rows, (cells) => cells.at(column > 0 ? column - 1 : column)?.text);
}
