import { inUse } from './details.ts';
import type { Told } from './tell-apart.ts';
import { isWhole, listThings } from './things.ts';
import type { PageLine, Thing } from './types.ts';
import { writeLines } from './write-lines.ts';

/** Dialogs, messages, what is in use and what has changed since the page before, then all else in reading order. */
export function bringForward(
  things: readonly Thing[],
  told: ReadonlyMap<Thing, Told>,
  before: ReadonlySet<string> | undefined,
): PageLine[] {
  const first: Thing[] = [];
  const rest = takeOut(things, first);
  const dialogs = first.filter(({ kind }) => kind === 'dialog');
  const messages = first.filter(({ kind }) => kind !== 'dialog');
  const units = rest.map((thing) => ({
    thing,
    lines: writeLines([thing], told),
    isFocused: holdsFocus(thing),
  }));
  const news = units.map(({ lines }) =>
    lines.map(({ text }) => before !== undefined && !before.has(withoutFocus(text))),
  );
  const changed = units.map((_, at) => news[at]?.includes(true) ?? false);
  // On another page all is new.
  const isOther = changed.filter(Boolean).length > units.length / 2;
  const isForward = (at: number) => units[at]?.isFocused || (changed[at] === true && !isOther);
  const ordered = [
    ...units.filter(({ isFocused }) => isFocused),
    ...units.filter(({ isFocused }, at) => !isFocused && isForward(at)),
    ...units.filter((_, at) => !isForward(at)),
  ];
  const lines = writeLines([...dialogs, ...messages, ...ordered.map(({ thing }) => thing)], told);
  if (!before || isOther) return lines;
  return lines.map((line) => (before.has(withoutFocus(line.text)) ? line : { ...line, isUrgent: true }));
}

function takeOut(things: readonly Thing[], first: Thing[]): Thing[] {
  return things.filter((one) => {
    if (one.kind === 'dialog' || (one.urgent && !isWhole(one))) {
      first.push(one);
      return false;
    }
    if (one.content.length > 0 && !isWhole(one)) one.content = takeOut(one.content, first);
    return true;
  });
}

function holdsFocus(thing: Thing): boolean {
  return [...listThings([thing])].some(({ focused }) => focused);
}

function withoutFocus(text: string): string {
  return text.replaceAll(` ${inUse}`, '');
}
