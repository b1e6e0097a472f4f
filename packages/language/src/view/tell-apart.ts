import { type Kind, renderTarget, type Target } from '@assay/planner/steps';
import type { Thing } from './types.ts';
import { fold } from './words.ts';

export interface Told {
  target: Target;
  /** Of several with the same words in the same place, which it is. */
  ordinal?: number;
  /** Where it lies, if its words alone do not tell. */
  within?: Target;
}

interface Placed {
  thing: Thing;
  key: string;
  /** Groups around it, innermost first. */
  around: Placed[];
  /** What lies in it, by the words that name it. */
  held: Map<string, Placed[]>;
}

const placeKinds: Partial<Record<Kind, Kind>> = {
  row: 'row',
  card: 'card',
  item: 'item',
  dialog: 'dialog',
  section: 'section',
  heading: 'section',
  button: 'section',
  form: 'form',
  table: 'table',
  list: 'list',
  frame: 'frame',
};

/** Names every thing so that no two have the same words: by the group it lies in, or else by its place in the order. */
export function tellApart(things: readonly Thing[]): Map<Thing, Told> {
  const page: Placed = { thing: pageOf(things), key: '', around: [], held: new Map() };
  const all: Placed[] = [];
  place(page, all, page);
  const told = new Map<Thing, Told>();
  const taken = new Set<string>();
  for (const one of all) {
    const best = tell(one, page, told);
    const isTaken = taken.has(renderTarget(best.target));
    const chosen = isTaken ? byOrder(one, page.held.get(one.key) ?? []) : best;
    taken.add(renderTarget(chosen.target));
    told.set(one.thing, chosen);
  }
  return told;
}

function pageOf(content: readonly Thing[]): Thing {
  return { kind: 'section', name: '', hint: '', refs: [], details: [], content: [...content], order: -1 };
}

function place(outer: Placed, all: Placed[], page: Placed): void {
  const around = outer === page ? [] : [outer, ...outer.around];
  for (const thing of outer.thing.content) {
    const one: Placed = { thing, key: keyOf(thing), around, held: new Map() };
    all.push(one);
    // One without a name is counted with all of its kind.
    for (const key of new Set([thing.kind, one.key]))
      for (const holder of [...around, page]) {
        const same = holder.held.get(key);
        if (same) same.push(one);
        else holder.held.set(key, [one]);
      }
    place(one, all, page);
  }
}

const nameOf = ({ name, hint }: Thing) => name || hint;

function keyOf(thing: Thing): string {
  const named = nameOf(thing);
  return named === '' ? thing.kind : `${thing.kind} ${fold(named)}`;
}

function bareTarget(thing: Thing): Target {
  return { name: nameOf(thing), kind: thing.kind };
}

function tell(one: Placed, page: Placed, told: Map<Thing, Told>): Told {
  const { thing, around, key } = one;
  const places = around.filter((outer) => isPlace(outer.thing));
  if (thing.column !== undefined && thing.kind === 'cell' && places[0])
    return { target: { name: thing.column, kind: 'cell', within: asPlace(places[0].thing, told) } };
  const alike = page.held.get(key) ?? [];
  if (alike.length <= 1) return { target: bareTarget(thing) };
  const where = places.find((outer) => outer.held.get(key)?.length === 1) ?? places[0];
  if (!where) return byOrder(one, alike);
  const within = asPlace(where.thing, told);
  const { target, ordinal } = byOrder(one, where.held.get(key) ?? []);
  return { target: { ...target, within }, within, ...(ordinal !== undefined && { ordinal }) };
}

function byOrder(one: Placed, alike: readonly Placed[]): Told {
  if (alike.length <= 1) return { target: bareTarget(one.thing) };
  const ordinal = alike.indexOf(one) + 1;
  return { target: { ...bareTarget(one.thing), ordinal }, ordinal };
}

function isPlace(thing: Thing): boolean {
  return (
    placeKinds[thing.kind] !== undefined && (nameOf(thing) !== '' || /^(?:dialog|table)$/.test(thing.kind))
  );
}

function asPlace(thing: Thing, told: Map<Thing, Told>): Target {
  const target = told.get(thing)?.target ?? bareTarget(thing);
  return { ...target, kind: placeKinds[thing.kind] ?? thing.kind };
}
