/// <reference lib="dom" />
import { foldSpace } from '@assay/contract/text';
import type { ElementHandle, FrameLocator, Locator, Page } from 'playwright-core';
import type { PageSnapshot, SeenElement } from './types.ts';

/** The element as a snapshot saw it, and what a step calls it. */
export interface SeenAs {
  element: SeenElement;
  snapshot: PageSnapshot;
  called?: string;
  /** It is meant by its place, such as 1 for the first: by what it shows, whatever stands there would be found. */
  place?: number | 'of its holder';
}

type Base = Page | FrameLocator | Locator;
type Role = Parameters<Page['getByRole']>[0];

const roleless = new Set(['generic', 'none', 'presentation', 'paragraph', 'iframe', 'label']);
const fields = new Set(['input', 'select', 'textarea']);
const cells = new Set(['cell', 'gridcell', 'rowheader']);
/** What occurs again and again, told apart by what it shows. */
const repeated = new Set(['row', 'listitem', 'article']);
const named = new Set([
  'dialog',
  'alertdialog',
  'region',
  'group',
  'form',
  'navigation',
  'table',
  'grid',
  'list',
  'listbox',
  'radiogroup',
  'tabpanel',
  'menu',
  'toolbar',
  'article',
]);
const longest = 80;

function isShort(text: string): boolean {
  return text !== '' && text.length <= longest && !text.endsWith('…');
}

function byRole(base: Base, role: string, name?: string): Locator {
  // Roles that Playwright does not know find nothing, and then the next way is tried.
  return base.getByRole(role as Role, name === undefined ? {} : { name, exact: true });
}

/** Ways to name an element by itself, the most lasting first. */
function ownWays(base: Base, { role, tag, name, label, placeholder, title, text }: SeenElement): Locator[] {
  const hasRole = /^[a-z]+$/.test(role) && !roleless.has(role);
  const isField = fields.has(tag);
  const showsValue = cells.has(role) || repeated.has(role);
  return [
    ...(hasRole && !showsValue && isShort(name) ? [byRole(base, role, name)] : []),
    ...(isField && isShort(label) ? [base.getByLabel(label, { exact: true })] : []),
    ...(isShort(placeholder) ? [base.getByPlaceholder(placeholder, { exact: true })] : []),
    ...(isShort(title) ? [base.getByTitle(title, { exact: true })] : []),
    ...(!isField && !showsValue && isShort(text) ? [base.getByText(text, { exact: true })] : []),
  ];
}

function containersOf(snapshot: PageSnapshot, { containers, frame }: SeenElement): SeenElement[] {
  const byRef = new Map(
    snapshot.elements.filter((one) => one.frame === frame).map((one) => [one.ref, one] as const),
  );
  return containers.flatMap((ref) => byRef.get(ref) ?? []);
}

/** The row, card or list item an element lies in, where a text of its own tells it from its like. */
function holdersOf(base: Base, { element, snapshot }: SeenAs): Locator[] {
  return containersOf(snapshot, element).flatMap((holder) => {
    if (
      repeated.has(holder.role) &&
      isShort(element.nearby) &&
      foldSpace(holder.text).includes(foldSpace(element.nearby))
    )
      return [byRole(base, holder.role).filter({ hasText: element.nearby })];
    return named.has(holder.role) && isShort(holder.name) ? [byRole(base, holder.role, holder.name)] : [];
  });
}

/** Ways to name an element by what it lies in. */
function placedWays(base: Base, seen: SeenAs): Locator[] {
  const { element, called } = seen;
  const own =
    repeated.has(element.role) && called ? [byRole(base, element.role).filter({ hasText: called })] : [];
  return [
    ...own,
    ...holdersOf(base, seen).flatMap((holder) =>
      cells.has(element.role) ? [byRole(holder, element.role)] : ownWays(holder, element),
    ),
  ];
}

/** Runs in the page. */
function findAmong(all: Element[], wanted: unknown): { count: number; index: number } {
  return { count: all.length, index: all.indexOf(wanted as Element) };
}

/** Runs in the page: the way down to an element, by names of tags and places. */
function pathTo(element: Element): string {
  const parts: string[] = [];
  for (let at: Element | null = element; at; ) {
    const parent: Element | null = at.parentElement;
    const root = at.getRootNode();
    if (
      at.id &&
      root instanceof Document &&
      document.querySelectorAll(`#${CSS.escape(at.id)}`).length === 1
    ) {
      parts.unshift(`#${CSS.escape(at.id)}`);
      break;
    }
    const alike = [...(parent?.children ?? (root instanceof ShadowRoot ? root.children : []))];
    const same = alike.filter((one) => one.localName === at?.localName);
    const place = same.length > 1 ? `:nth-of-type(${same.indexOf(at) + 1})` : '';
    parts.unshift(at.localName + place);
    if (!parent && root instanceof ShadowRoot) {
      // Playwright looks into open shadow roots by itself.
      const inner = parts.splice(0).join(' > ');
      parts.unshift(inner);
      const host = root.host;
      const outer = host.id ? `#${CSS.escape(host.id)}` : host.localName;
      return [outer, ...parts].join(' ');
    }
    at = parent;
  }
  return parts.join(' > ');
}

/** Its place among its like, in what it lies in or on the page; not by what it shows. */
async function findByPlace(
  base: Base,
  handle: ElementHandle,
  { element, snapshot, place }: SeenAs,
): Promise<Locator | undefined> {
  if (place === 'of its holder' || roleless.has(element.role)) return undefined;
  const holders = containersOf(snapshot, element)
    .filter(({ role, name }) => named.has(role) && !repeated.has(role) && isShort(name))
    .map(({ role, name }) => byRole(base, role, name));
  for (const holder of [...holders, base]) {
    const way = byRole(holder, element.role);
    const { count, index } = await isOnly(way, handle);
    if (index >= 0) return place === -1 && index === count - 1 ? way.last() : way.nth(index);
  }
  return undefined;
}

async function isOnly(locator: Locator, handle: ElementHandle): Promise<{ count: number; index: number }> {
  return locator.evaluateAll(findAmong, handle).catch(() => ({ count: 0, index: -1 }));
}

async function baseOf(page: Page, handle: ElementHandle, isInMain: boolean): Promise<Base | undefined> {
  if (isInMain) return page;
  const frame = await handle.ownerFrame();
  if (!frame || frame === page.mainFrame()) return page;
  const owner = await findDurable(page, await frame.frameElement());
  return owner?.contentFrame();
}

/**
 * A locator that finds this element alone on the page as it stands, which is asked. Names come first, then what it lies in, then its
 * place among its like; the way through the tree is the last resort.
 */
export async function findDurable(
  page: Page,
  handle: ElementHandle,
  seen?: SeenAs,
): Promise<Locator | undefined> {
  const base = await baseOf(page, handle, seen?.element.frame === 0);
  if (!base) return undefined;
  const isPlaced = seen?.place !== undefined;
  const placed = seen && isPlaced ? await findByPlace(base, handle, seen) : undefined;
  if (placed) return placed;
  let crowd: Locator | undefined;
  for (const way of seen && !isPlaced ? [...ownWays(base, seen.element), ...placedWays(base, seen)] : []) {
    const { count, index } = await isOnly(way, handle);
    if (count === 1 && index === 0) return way;
    if (index >= 0 && (crowd === undefined || cells.has(seen?.element.role ?? ''))) crowd = way.nth(index);
  }
  if (crowd) return crowd;
  const path = base.locator(await handle.evaluate(pathTo));
  const isFound = await isOnly(path, handle);
  if (isFound.count !== 1 || isFound.index !== 0) return undefined;
  if (isPlaced) return path;
  const better = await path.normalize().catch(() => undefined);
  const check = better && (await isOnly(better, handle));
  return better && check?.count === 1 && check.index === 0 && !cells.has(seen?.element.role ?? '')
    ? better
    : path;
}
