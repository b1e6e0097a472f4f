import { toIsoDate } from '../act/input-value.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { itemRoles } from './kind-roles.ts';
import { readNumbers } from './numbers.ts';
import { fold } from './texts.ts';

type Direction = 'ascending' | 'descending';

function allParsed<T>(values: readonly string[], parse: (value: string) => T | undefined): T[] | undefined {
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
  const dates = allParsed(values, toIsoDate);
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
  const wanted = fold(by);
  const named = parts.find(
    ({ testId, label, column, text, value }) =>
      (text || value) !== '' &&
      [testId, label, column].map(fold).some((name) => name === wanted || name.split(' ').includes(wanted)),
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

/** The texts that a table, column or list shows, in order of reading; undefined where the words name nothing in it. */
export function collectValues(
  { elements }: PageSnapshot,
  subject: SeenElement,
  by: string | undefined,
): string[] | undefined {
  const visible = elements.filter(({ states }) => states.visible);
  const heading = subject.role === 'columnheader' ? subject.text || subject.name : undefined;
  const table = /^(table|grid|treegrid)$/.test(subject.role)
    ? subject
    : visible.find(
        ({ ref, role }) => subject.containers.includes(ref) && /^(table|grid|treegrid)$/.test(role),
      );
  // What the order goes by says more than the heading that was found.
  const cells = (table ? inside(visible, table) : []).filter(({ role }) =>
    /^(cell|gridcell|rowheader)$/.test(role),
  );
  const columns = [by, heading].map((name) =>
    cells.filter(({ column }) => name !== undefined && fold(column) === fold(name)),
  );
  const column = columns.find((one) => one.length > 0);
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
