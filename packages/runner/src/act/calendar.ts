import { toIsoDate } from '../ground/input-value.ts';
import type { SeenElement } from '../snapshot/types.ts';

const monthNames =
  'january february march april may june july august september october november december'.split(' ');
const monthForm = new RegExp(
  `\\b(${monthNames.map((name) => `${name.slice(0, 3)}[a-z]*`).join('|')})\\b\\.?,?\\s+(\\d{4})\\b`,
  'i',
);
const longestTitle = 40;

/** What a calendar on the page offers for a wanted day: the day itself, or a button that leads nearer to its month. */
export type CalendarMove = { day: SeenElement } | { turn: SeenElement } | undefined;

function isUsable({ states, interactive, role }: SeenElement): boolean {
  return states.visible && states.enabled && (interactive || role === 'gridcell' || role === 'cell');
}

/** A day by its full name: "12 March 2027", "Friday, March 12, 2027". */
function readDay(name: string): string | undefined {
  return toIsoDate(name.replace(/^[a-z]+day,?\s+/i, ''));
}

/** The month that a calendar shows, counted from the year 0. */
function readMonth(text: string): number | undefined {
  const [, name, year] = text.length <= longestTitle ? (monthForm.exec(text) ?? []) : [];
  if (!name || !year) return undefined;
  const month = monthNames.findIndex((full) => full.startsWith(name.slice(0, 3).toLowerCase()));
  return Number(year) * 12 + month;
}

function nameOf({ name, text, title }: SeenElement): string {
  return name || text || title;
}

/** A button that turns the pages of the calendar. */
function findTurn(elements: readonly SeenElement[], forward: boolean): SeenElement | undefined {
  const word = forward ? /\bnext\b|^[›»>→]+$/i : /\bprev(?:ious)?\b|^[‹«<←]+$/i;
  const turns = elements.filter((element) => isUsable(element) && word.test(nameOf(element).trim()));
  return turns.find((element) => /month/i.test(nameOf(element))) ?? turns[0];
}

/** Where to click next in the calendar that is open; undefined where none is. */
export function readCalendar(elements: readonly SeenElement[], isoDate: string): CalendarMove {
  const named = elements.find((element) => isUsable(element) && readDay(nameOf(element)) === isoDate);
  if (named) return { day: named };
  const [year = 0, month = 0, day = 0] = isoDate.split('-').map(Number);
  const title = elements
    .filter(({ states }) => states.visible)
    .map(({ text }) => readMonth(text))
    .find((shown) => shown !== undefined);
  const wanted = year * 12 + month - 1;
  if (title === undefined) return undefined;
  if (title !== wanted) {
    const turn = findTurn(elements, wanted > title);
    return turn && { turn };
  }
  const days = elements.filter((element) => isUsable(element) && element.text.trim() === String(day));
  // Days of the months before and after stand at the edges.
  const only = day < 15 ? days[0] : days.at(-1);
  return only && { day: only };
}
