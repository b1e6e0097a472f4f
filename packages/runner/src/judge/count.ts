import { foldWords } from '@assay/contract/text';
import type { Target } from '@assay/planner/steps';
import { isList, namesThings } from '../ground/listed.ts';
import { isMarkedBadge } from '../ground/score-elements.ts';
import { readTableRows } from '../ground/table-rows.ts';
import { isInside as isNested, viewOf } from '../ground/view.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { isAside, listedCards } from './cards.ts';
import { collectParts } from './count-parts.ts';
import { itemRoles, kindRoles } from './kind-roles.ts';

function singular(words: string): string {
  return words
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');
}

function names({ name, label, text, placeholder, title }: SeenElement): string[] {
  return [name, label, text, placeholder, title].map(foldWords).filter(Boolean);
}

/** A row of headings is not one of the things a table lists, nor is a group heading or a footer across all columns. */
function otherRows(elements: readonly SeenElement[]): Set<string> {
  const { headers, spanning } = readTableRows(elements);
  return new Set([...headers, ...spanning]);
}

function isInside(element: SeenElement, container: SeenElement | undefined): boolean {
  return (
    container === undefined ||
    (element.frame === container.frame && element.containers.includes(container.ref))
  );
}

/** Of elements inside each other only the outer ones count. */
function outermost(elements: SeenElement[]): SeenElement[] {
  const refs = new Set(elements.map(({ ref }) => ref));
  return elements.filter(({ containers }) => !containers.some((ref) => refs.has(ref)));
}

/** The items of a list, table or section that bears the name. */
function itemsOf(container: SeenElement, all: readonly SeenElement[]): SeenElement[] {
  const others = otherRows(all);
  return outermost(
    all.filter(
      (element) =>
        itemRoles.includes(element.role) && isInside(element, container) && !others.has(element.ref),
    ),
  );
}

/** Everything that lists show among some elements. */
export function itemsIn(elements: readonly SeenElement[]): SeenElement[] {
  const others = otherRows(elements);
  return outermost(elements.filter(({ role, ref }) => itemRoles.includes(role) && !others.has(ref)));
}

const generalThings = new Set(
  'product item result entry record card row article hit match listing element order thing tile'.split(' '),
);

/** Words for whatever a page lists. */
export function isGeneralThing({ name, kind }: Target): boolean {
  const words = foldWords(name).split(' ');
  const last = singular(words.at(-1) ?? '');
  return name === '' ? kind !== undefined && isListed(kind) : generalThings.has(last);
}

/** What is offered while somebody types. */
const suggested = new Set(['suggestion', 'proposal', 'option', 'choice']);

function isListed(kind: string): boolean {
  return kind === 'item' || kind === 'row' || kind === 'card';
}

function rowsOf(cells: readonly SeenElement[], all: readonly SeenElement[]): SeenElement[] {
  const refs = new Set(cells.flatMap(({ containers }) => containers));
  return all.filter(({ role, ref }) => role === 'row' && refs.has(ref));
}

/** The items of the one list or table that a page is about: its largest, if no other is nearly as large. */
export function mainItems(all: readonly SeenElement[]): SeenElement[] {
  const byRef = new Map(all.map((element) => [element.ref, element]));
  const lists = all
    .filter((element) => /^(?:list|table|grid|treegrid|tree)$/.test(element.role) && !isAside(element, byRef))
    .map((list) => itemsOf(list, all))
    .filter((items) => items.length > 0)
    .sort((one, other) => other.length - one.length);
  const [largest = [], second = []] = lists;
  return largest.length >= 2 * second.length ? largest : [];
}

/** The items of a page that lists nothing else. */
function onlyItems(all: readonly SeenElement[]): SeenElement[] {
  const items = mainItems(all);
  const others = otherRows(all);
  const listed = all.filter(({ role, ref }) => itemRoles.includes(role) && !others.has(ref));
  const refs = new Set(items.map(({ ref }) => ref));
  return listed.every(({ ref, containers }) => refs.has(ref) || containers.some((one) => refs.has(one)))
    ? items
    : [];
}

/** The cards that can be clicked on. */
function collectBoxes(snapshot: PageSnapshot, scoped: readonly SeenElement[]): SeenElement[] {
  const { boxes, byRef } = viewOf(snapshot);
  return scoped.filter((element) => boxes.has(element.ref) && !isAside(element, byRef));
}

/** A checkbox that is drawn as a switch, by the words of its class or id. */
function isDrawnSwitch({ role, testId }: SeenElement): boolean {
  return role === 'checkbox' && /\b(?:switch|toggle)\b/i.test(testId);
}

/** Boxes that lie in one another are one badge. */
function dropInner(found: readonly SeenElement[]): SeenElement[] {
  return found.filter((one) => !found.some((other) => isNested(one, other)));
}

/** Texts that say the name, the innermost ones: those that say nothing else, where there are any. */
function collectTexts(scoped: readonly SeenElement[], wanted: string): SeenElement[] {
  const saying = scoped.filter(
    ({ text, states }) => !states.editable && ` ${foldWords(text)} `.includes(` ${wanted} `),
  );
  const inner = saying.filter((one) => !saying.some((other) => other !== one && isNested(other, one)));
  const exact = inner.filter(({ text }) => foldWords(text) === wanted);
  return exact.length > 0 ? exact : inner;
}

/** The page is about these: its title or its main heading says so. */
function isTopic({ title }: PageSnapshot, all: readonly SeenElement[], wanted: string): boolean {
  const single = singular(wanted);
  return [title, ...all.filter(({ tag }) => tag === 'h1').map(({ text }) => text)].some((heading) =>
    foldWords(heading).split(' ').map(singular).includes(single),
  );
}

/** The items of the page that is called after them: "the first lamp" on the page "Lamps", whatever each lamp is called. */
export function collectTopic(snapshot: PageSnapshot, { name, kind }: Target): SeenElement[] {
  if (!kind || !isListed(kind) || name === '' || name.includes(' ')) return [];
  const all = snapshot.elements.filter(({ states }) => states.visible);
  if (!isTopic(snapshot, all, foldWords(name))) return [];
  return larger(mainItems(all), listedCards(snapshot, all));
}

/** What a page lists is more than the pages to turn. */
function larger(items: SeenElement[], cards: SeenElement[]): SeenElement[] {
  return cards.length > items.length ? cards : items;
}

/** The field, the button or the heading "Comment" is no comment. */
function isNoEntry({ role, tag, states }: SeenElement): boolean {
  return states.editable || tag === 'label' || /^(?:button|heading|textbox|combobox|link|tab)$/.test(role);
}

/** "The table has five people": its rows, where nothing in it is called so. */
function isWhole({ name, kind, within }: Target, container: SeenElement | undefined): boolean {
  return (
    container !== undefined && within !== undefined && isList(within) && kind === 'item' && namesThings(name)
  );
}

/** "The cards" are none of the entries of a menu, and the articles where the page has such. */
function markedCards(snapshot: PageSnapshot, ofKind: readonly SeenElement[]): SeenElement[] {
  const { byRef } = viewOf(snapshot);
  const own = ofKind.filter((element) => !isAside(element, byRef));
  const articles = own.filter(({ role }) => role === 'article');
  return articles.length > 0 ? articles : own;
}

/**
 * The elements that a plural means: those of a kind, those that bear the name, the items of a list that bears it, or those
 * whose test id is called so. Undefined where nothing on the page could be meant.
 */
export function collectCounted(
  snapshot: PageSnapshot,
  target: Target,
  container: SeenElement | undefined,
): SeenElement[] | undefined {
  const all = snapshot.elements.filter(({ states }) => states.visible);
  const scoped = all.filter((element) => isInside(element, container));
  const roles = target.kind ? kindRoles[target.kind] : [];
  const others = target.kind === 'column' ? new Set<string>() : otherRows(all);
  const ofKind = outermost(scoped.filter(({ role, ref }) => roles.includes(role) && !others.has(ref)));
  const boxes = target.kind === 'card' && target.name === '' ? collectBoxes(snapshot, scoped) : [];
  if (boxes.length > 0 && !ofKind.some(({ role }) => role === 'article')) return boxes;
  const parts =
    container && target.name === '' && ofKind.length === 0 && /^(?:card|item)$/.test(target.kind ?? '')
      ? collectParts(snapshot, container)
      : [];
  if (parts.length > 0) return parts;
  const isPlain = !container && target.kind !== undefined && isListed(target.kind);
  const cards = isPlain || target.kind === 'card' ? listedCards(snapshot, scoped) : [];
  if (
    target.name === '' &&
    target.kind === 'card' &&
    !ofKind.some(({ role }) => role === 'article') &&
    cards.length > 0
  ) {
    // Where some boxes are called cards in the page itself, the others are what holds them.
    const called = scoped.filter(({ role, testId }) => role === 'generic' && /\bcard\b/i.test(testId));
    return called.length > 1 ? outermost(called) : cards;
  }
  if (target.name === '' && target.kind === 'badge') {
    const marked = dropInner(scoped.filter((one) => one.text !== '' && isMarkedBadge(one)));
    if (marked.length > 0) return marked;
  }
  if (target.name === '' && target.kind === 'switch' && ofKind.length === 0)
    return scoped.filter(isDrawnSwitch);
  if (target.name === '' && isPlain && target.kind === 'card') return markedCards(snapshot, ofKind);
  if (target.name === '') return target.kind ? ofKind : undefined;
  const wanted = foldWords(target.name);
  const single = singular(wanted);
  const offered = suggested.has(single)
    ? scoped.filter(({ role, tag }) => role === 'option' && tag !== 'option')
    : [];
  if (offered.length > 0) return offered;
  const texts = target.kind === 'text' ? collectTexts(scoped, wanted) : [];
  if (texts.length > 0) return texts;
  const says = (element: SeenElement) => names(element).some((name) => ` ${name} `.includes(` ${wanted} `));
  const byRef = new Map(all.map((element) => [element.ref, element]));
  // The link of a menu that leads to them is none of them.
  const listed = isPlain ? ofKind.filter((element) => !isAside(element, byRef)) : ofKind;
  const named = target.kind ? [...listed, ...cards].filter(says) : [];
  const cells = scoped.filter(
    ({ role, column }) =>
      /^(?:cell|gridcell|rowheader)$/.test(role) &&
      column !== '' &&
      [wanted, single].includes(foldWords(column)),
  );
  const inColumn = target.kind && isListed(target.kind) ? rowsOf(cells, scoped) : cells;
  if (target.kind === 'cell' && inColumn.length > 0) return inColumn;
  // In a table of accounts also those are accounts that are not called so.
  const isTheirs = named.every((one) => inColumn.includes(one));
  if (named.length > 0 && !isTheirs) return named;
  if (inColumn.length > 0) return inColumn;
  if (named.length > 0) return named;
  const holders = scoped.filter(({ role }) =>
    /^(list|table|grid|treegrid|tree|listbox|region|group|main|section)$/.test(role),
  );
  const holder = holders.find(({ name, label, nearby, testId }) =>
    [name, label, nearby, testId].map(foldWords).some((called) => called === wanted || called === single),
  );
  const items = holder ? itemsOf(holder, all) : [];
  if (items.length > 0) return items;
  const byTestId = scoped.filter(({ testId, states }) => {
    if (target.kind === 'item' && states.editable) return false;
    const id = foldWords(testId).replace(/\s*\d+$/, '');
    return (
      id === single || id === wanted || new RegExp(`^${single} (card|item|row)$|^card ${single}$`).test(id)
    );
  });
  if (byTestId.length > 0) return outermost(byTestId);
  const saying = outermost(
    scoped.filter(
      (element) =>
        element.role !== 'columnheader' &&
        !(target.kind === 'item' && isNoEntry(element)) &&
        !(isPlain && isAside(element, byRef)) &&
        names(element).some((name) => name === wanted || name === single),
    ),
  );
  if (saying.length > 0) return saying;
  const loose = holders
    .filter(({ name, label, testId }) =>
      [name, label, testId].some((called) => foldWords(called).split(' ').map(singular).includes(single)),
    )
    .map((one) => itemsOf(one, all))
    .find((found) => found.length > 0);
  if (loose) return loose;
  const isListedThing = !target.kind || isListed(target.kind);
  if (isWhole(target, container)) {
    const entries = itemsIn(scoped);
    if (entries.length > 0) return entries;
  }
  const isMeant = isGeneralThing(target) || isTopic(snapshot, all, wanted);
  // "Three payments are found": whatever they are called, there is one list that they can be in.
  const mayBeMeant = isListedThing && (isMeant || (isPlain && namesThings(target.name)));
  const main = isGeneralThing(target) ? mainItems(scoped) : mayBeMeant ? onlyItems(scoped) : [];
  const shown = isMeant ? larger(main, cards) : main;
  return shown.length > 0 ? shown : holder ? [] : undefined;
}
