import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { readWording, type Weigh, type Wording } from './compare.ts';
import type { Concept } from './concepts.ts';
import { readTableRows } from './table-rows.ts';

/** A snapshot made ready for many questions. */
export interface View {
  snapshot: PageSnapshot;
  byRef: Map<string, SeenElement>;
  order: Map<string, number>;
  /** Elements that others lie in. */
  containers: Set<string>;
  /** Plain containers that stand beside others of their sort: cards. */
  repeated: Set<string>;
  /** Buttons and links that hold a heading or several texts: cards to click on. */
  boxes: Set<string>;
  /** Rows of nothing but column headings. */
  headerRows: Set<string>;
  /** Rows of one cell across all columns, where others have several. */
  spanningRows: Set<string>;
  /** Rows of one cell across all columns that are the first of a table whose others have several. */
  firstSpanningRows: Set<string>;
  /** Tables with a row of column headings. */
  headedTables: Set<string>;
  /** Texts of labels that are tied to a field. */
  tiedLabels: Set<string>;
  /** Texts that stand beside a control whose name begins with them. */
  captions: Set<string>;
  /** How well the contents of each container match a name, by name. */
  contents: Map<string, Map<string, number>>;
  wording(text: string): Wording;
  weigh: Weigh;
}

const views = new WeakMap<PageSnapshot, View>();

export function viewOf(snapshot: PageSnapshot): View {
  const known = views.get(snapshot);
  if (known) return known;
  const view = makeView(snapshot);
  views.set(snapshot, view);
  return view;
}

function makeView(snapshot: PageSnapshot): View {
  const { elements } = snapshot;
  const containers = new Set(elements.flatMap((element) => element.containers));
  const wordings = new Map<string, Wording>();
  const wording = (text: string): Wording => {
    const known = wordings.get(text);
    if (known) return known;
    const made = readWording(text);
    wordings.set(text, made);
    return made;
  };
  const rows = readTableRows(elements);
  return {
    snapshot,
    byRef: new Map(elements.map((element) => [element.ref, element])),
    order: new Map(elements.map((element, index) => [element.ref, index])),
    containers,
    repeated: findRepeated(elements.filter(({ role, ref }) => role === 'generic' && containers.has(ref))),
    boxes: findBoxes(elements, containers),
    headerRows: findHeaderRows(elements),
    spanningRows: rows.spanning,
    firstSpanningRows: rows.first,
    headedTables: rows.headed,
    tiedLabels: new Set(
      elements.filter(({ name, label }) => label !== '' && name === label).map(({ label }) => label),
    ),
    captions: findCaptions(elements),
    contents: new Map(),
    wording,
    weigh: makeWeigh(elements, wording),
  };
}

function findRepeated(parts: readonly SeenElement[]): Set<string> {
  const alike = Map.groupBy(
    parts,
    ({ frame, path }) => `${frame} ${path.replace(/:nth-of-type\(\d+\)$/, '')}`,
  );
  return new Set(
    [...alike.values()].filter((group) => group.length > 1).flatMap((group) => group.map(({ ref }) => ref)),
  );
}

const leastTexts = 3;

function findBoxes(elements: readonly SeenElement[], containers: ReadonlySet<string>): Set<string> {
  const boxes = elements.filter(
    ({ role, ref, interactive, states }) =>
      interactive && states.visible && containers.has(ref) && /^(?:button|link|generic)$/.test(role),
  );
  const held = new Map(boxes.map(({ ref }) => [ref, { headings: 0, texts: 0, boxes: 0 }]));
  for (const { role, text, ref, containers: around, interactive } of elements)
    for (const outer of around) {
      const counts = held.get(outer);
      if (!counts) continue;
      if (role === 'heading') counts.headings += 1;
      else if (text !== '' && !interactive && !containers.has(ref)) counts.texts += 1;
      if (held.has(ref)) counts.boxes += 1;
    }
  const isBox = (ref: string) => {
    const { headings = 0, texts = 0, boxes: inner = 0 } = held.get(ref) ?? {};
    return inner === 0 && headings <= 1 && (headings === 1 || texts >= leastTexts);
  };
  return new Set(boxes.map(({ ref }) => ref).filter(isBox));
}

function findCaptions(elements: readonly SeenElement[]): Set<string> {
  const parentOf = ({ frame, path }: SeenElement) => `${frame} ${path.slice(0, path.lastIndexOf('>'))}`;
  const controls = Map.groupBy(
    elements.filter(({ interactive, name }) => interactive && name !== ''),
    parentOf,
  );
  const captions = elements.filter(
    (element) =>
      !element.interactive &&
      element.text !== '' &&
      controls.get(parentOf(element))?.some(({ name }) => `${name} `.startsWith(`${element.text} `)),
  );
  return new Set(captions.map(({ ref }) => ref));
}

function findHeaderRows(elements: readonly SeenElement[]): Set<string> {
  const rowsOf = (pattern: RegExp) =>
    new Set(elements.filter(({ role }) => pattern.test(role)).map(({ containers }) => containers[0] ?? ''));
  const data = rowsOf(/cell$/);
  return new Set([...rowsOf(/^columnheader$/)].filter((ref) => !data.has(ref)));
}

/** Words on many elements tell little: "Add to cart" beside ten products is told apart by the product. */
function makeWeigh(elements: readonly SeenElement[], wording: (text: string) => Wording): Weigh {
  const counts = new Map<string, number>();
  const texts = new Set(
    elements.map(({ name, label, text }) => name || label || (text.length <= 80 ? text : '')).filter(Boolean),
  );
  for (const text of texts)
    for (const id of new Set(wording(text).concepts.map((concept) => concept.id)))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  return ({ id, sort }: Concept) => {
    const share = (counts.get(id) ?? 0) / Math.max(10, texts.size);
    const rarity = 1 - 0.6 * Math.min(1, share * 4);
    return sort === 'light' ? 0.05 : rarity;
  };
}

/** One lies inside the other. */
export function isInside(inner: SeenElement, outer: SeenElement): boolean {
  return (
    inner.frame === outer.frame &&
    inner.path.length > outer.path.length &&
    inner.path.startsWith(`${outer.path}>`)
  );
}

export function liesIn(element: SeenElement, container: SeenElement): boolean {
  return element.containers.includes(container.ref);
}
