import type { SeenElement } from '@assay/runner/snapshot';
import { isCardToClick, readControl } from './controls.ts';
import {
  finishWhole,
  isCardLike,
  nameAlike,
  readGroup,
  readHeading,
  readItem,
  readMessage,
  readPicture,
  readScale,
} from './groups.ts';
import { joinTexts } from './join-texts.ts';
import { controlKind, groupKind, isMessage, tickedKinds, typedKinds } from './kinds.ts';
import { findLabels, isLabel, type Labels } from './labels.ts';
import { joinTables, listRowCells, readRow, readTable } from './tables.ts';
import { readTexts } from './texts.ts';
import { type Node, walkNodes } from './tree.ts';
import type { Thing } from './types.ts';

/** What is known of the page as a whole while its parts are read. */
export interface Surroundings {
  labels: Labels;
  read(nodes: readonly Node[]): Thing[];
  /** The things in an element, and its own words, without the element itself. */
  inside(node: Node): Thing[];
  alarmed(node: Node): boolean;
}

/** The things of a page in reading order; wrappers dissolve into what they hold. */
export function outline(roots: readonly Node[], elements: readonly SeenElement[]): Thing[] {
  const repeated = findRepeated(elements);
  const byRef = new Map(elements.map((element) => [element.ref, element]));
  const around: Surroundings = {
    labels: findLabels(elements),
    read: (nodes) => {
      const things = joinTables(joinTexts(readAll(nodes, around, repeated), byRef));
      nameAlike(things);
      return things;
    },
    inside: (node) => readTexts(node, around),
    alarmed: isAlarmed,
  };
  return around.read(roots);
}

/** A word in a red box is rather a label than a message. */
function isAlarmed({ element: { alarm, text } }: Node): boolean {
  return (alarm === 'class' || alarm === 'both') && /\s/.test(text.trim());
}

function readAll(
  nodes: readonly Node[],
  around: Surroundings,
  repeated: ReadonlyMap<string, string>,
): Thing[] {
  const candidates = nodes.filter(
    ({ element, hidden }) => !hidden && repeated.has(element.ref) && !controlKind(element),
  );
  const read = new Map(candidates.map((node) => [node, around.inside(node)]));
  const alike = Map.groupBy(candidates, ({ element }) => repeated.get(element.ref));
  return nodes.flatMap((node) => {
    const content = read.get(node);
    if (!content) return readNode(node, around);
    const others = (alike.get(repeated.get(node.element.ref)) ?? []).filter((one) => one !== node);
    const isCard =
      isCardLike(content) && others.slice(0, 12).some((one) => isAlike(content, read.get(one) ?? []));
    return isCard ? finishWhole(node, 'card', content) : content;
  });
}

/** Made of the same kinds of things, by and large. */
function isAlike(one: readonly Thing[], other: readonly Thing[]): boolean {
  const [left, right] = [one, other].map((things) => new Set(things.map(({ kind }) => kind)));
  if (!left || !right || other.length === 0) return false;
  return 2 * left.intersection(right).size >= left.union(right).size;
}

function readNode(node: Node, around: Surroundings): Thing[] {
  const { element, children } = node;
  if (node.hidden) return around.read(children);
  const kind = controlKind(element);
  if (kind && isCardToClick(node)) return finishWhole(node, 'card', around.inside(node), ['clickable']);
  if (kind) return readControl(node, kind, around);
  if (element.role === 'heading') return readHeading(node, around);
  if (isMessage(element)) return readMessage(node, around);
  const group = groupKind(element);
  if (group === 'row') return readRow(node, listRowCells(node), around);
  if (group === 'table') return readTable(node, around);
  if (group === 'item' || group === 'card') return readItem(node, group, around);
  if (group) return readGroup(node, group, around);
  if (/^(?:img|icon)$/.test(element.role)) return readPicture(node);
  if (/^(?:progressbar|meter)$/.test(element.role)) return readScale(node);
  if (element.text === '' || isLabel(element, node.order, around.labels)) return around.read(children);
  if (element.tag === 'label' && holdsField(node)) return readLabelled(node, around);
  return readTexts(node, around);
}

function holdsField({ children }: Node): boolean {
  return [...walkNodes(children)].some(({ element }) => {
    const kind = controlKind(element);
    return kind !== undefined && (typedKinds.has(kind) || tickedKinds.has(kind));
  });
}

/** The words of a label around its field are the name of the field. */
function readLabelled({ children }: Node, around: Surroundings): Thing[] {
  return around.read(children).filter(({ kind }) => kind !== 'text');
}

/** Plain parts that stand beside others of their sort, by their ref what they have in common. */
function findRepeated(elements: readonly SeenElement[]): ReadonlyMap<string, string> {
  const holders = new Set(elements.flatMap(({ containers }) => containers.slice(0, 1)));
  const forms = new Map<string, string>();
  const times = new Map<string, number>();
  for (const { role, ref, frame, path } of elements) {
    if (role !== 'generic' || !holders.has(ref)) continue;
    const form = `${frame} ${path.replace(/:nth-of-type\(\d+\)$/, '')}`;
    forms.set(ref, form);
    times.set(form, (times.get(form) ?? 0) + 1);
  }
  return new Map([...forms].filter(([, form]) => (times.get(form) ?? 0) > 1));
}
