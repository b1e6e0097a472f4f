import type { SeenElement } from '@assay/runner/snapshot';
import { isWhole, listThings } from './things.ts';
import type { Node } from './tree.ts';
import type { Thing } from './types.ts';

const bounds =
  /^(?:main|navigation|banner|contentinfo|complementary|dialog|alertdialog|form|tabpanel|region|listitem|row|article|iframe)$/;

interface Title {
  thing: Thing;
  node: Node;
  rank: number;
  /** How many steps of its path it shares with a title that ends its section. */
  shared: number;
  /** The place of the next such title. */
  limit: number;
}

const foldingRank = 7;
const most = 0.6;

/** What follows a heading belongs to it: all of its box, or else up to the next heading of its rank. */
export function findSections(nodes: readonly Node[], things: readonly Thing[]): void {
  const byRef = new Map(nodes.map((node) => [node.element.ref, node]));
  const titles = listTitles(byRef, things, nodes.length);
  compare(titles);
  compare(titles.toReversed(), true);
  for (const title of titles) {
    const { node, thing, rank, shared, limit } = title;
    const steps = node.element.path.split('>');
    const box = findBox(title, steps, byRef);
    if (rank === foldingRank && box >= steps.length - 1) continue;
    const path = `${steps.slice(0, box).join('>')}>`;
    let end = node.order;
    for (let next = nodes[end + 1]; next && next.order < limit; next = nodes[end + 1]) {
      if (next.element.frame !== node.element.frame || !next.element.path.startsWith(path)) break;
      end += 1;
    }
    // The only heading of a page names all of it.
    if (shared > 0 || end - node.order < most * nodes.length) thing.section = { rank, end };
  }
}

/** Headings below the page's own, and the buttons that fold a part open. */
function listTitles(byRef: ReadonlyMap<string, Node>, things: readonly Thing[], count: number): Title[] {
  const titles: Title[] = [];
  const bars = new Set<string>();
  for (const thing of listThings(things)) {
    const node = byRef.get(thing.refs[0] ?? '');
    const rank = node ? rankOf(thing, node) : undefined;
    if (!node || !rank) continue;
    if (rank === foldingRank) {
      const bar = `${node.element.frame} ${node.element.path.slice(0, node.element.path.lastIndexOf('>'))}`;
      if (bars.has(bar)) continue;
      bars.add(bar);
    }
    titles.push({ thing, node, rank, shared: 0, limit: count });
  }
  return titles.sort((one, other) => one.node.order - other.node.order);
}

function rankOf({ kind, details }: Thing, { element }: Node): number | undefined {
  if (kind === 'button' && details.includes('expanded')) return foldingRank;
  if (kind !== 'heading') return undefined;
  const rank = Number(/^h([1-6])$/.exec(element.tag)?.[1] ?? 2);
  return rank > 1 ? rank : undefined;
}

/** The nearest title of the same rank or a higher one, on one side. */
function compare(titles: readonly Title[], backwards = false): void {
  const open: Title[] = [];
  for (const title of titles) {
    while ((open.at(-1)?.rank ?? 0) > title.rank) open.pop();
    const rival = open.at(-1);
    if (rival) {
      title.shared = Math.max(title.shared, countShared(title.node.element, rival.node.element));
      if (backwards) title.limit = rival.node.order;
    }
    open.push(title);
  }
}

/** How many steps of the title's path lead to the box of its section. */
function findBox(
  { node, shared }: Title,
  steps: readonly string[],
  byRef: ReadonlyMap<string, Node>,
): number {
  const { containers, frame } = node.element;
  const outer = containers.map((ref) => byRef.get(ref)?.element).find((one) => one && bounds.test(one.role));
  const bound = outer?.frame === frame ? outer.path.split('>').length : 2;
  const least = shared > 0 ? shared + 1 : steps.length - 2;
  return Math.min(Math.max(least, bound), steps.length - 1);
}

function countShared(one: SeenElement, other: SeenElement): number {
  if (one.frame !== other.frame) return 0;
  const [left, right] = [one.path.split('>'), other.path.split('>')];
  let shared = 0;
  while (shared < left.length && left[shared] === right[shared]) shared += 1;
  return shared;
}

/** Puts what follows a heading into it. */
export function nestSections(things: readonly Thing[]): Thing[] {
  const nested: Thing[] = [];
  const open: { thing: Thing; rank: number; end: number }[] = [];
  for (const thing of things) {
    const rank = thing.section?.rank;
    for (let last = open.at(-1); last; last = open.at(-1)) {
      if (!isLandmark(thing) && thing.order <= last.end && (rank === undefined || rank > last.rank)) break;
      open.pop();
    }
    if (!isWhole(thing)) thing.content = nestSections(thing.content);
    (open.at(-1)?.thing.content ?? nested).push(thing);
    if (thing.section) open.push({ thing, ...thing.section });
  }
  return nested;
}

/** The footer of a page belongs to no heading. */
function isLandmark({ kind, name, hint }: Thing): boolean {
  return kind === 'section' && name === '' && hint !== '';
}
