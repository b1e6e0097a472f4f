import type { Locator, Page } from 'playwright-core';
import { findDurable } from '../../snapshot/durable-locator.ts';
import { locate } from '../../snapshot/locate.ts';
import type { PageSnapshot, SeenElement } from '../../snapshot/types.ts';

type Role = Parameters<Page['getByRole']>[0];

/** What all of them lie in, the innermost first. */
function sharedPlaces(elements: readonly SeenElement[], snapshot: PageSnapshot): SeenElement[] {
  const [first, ...others] = elements;
  if (!first) return [];
  const refs = first.containers.filter((ref) => others.every(({ containers }) => containers.includes(ref)));
  return refs.flatMap(
    (ref) => snapshot.elements.find((one) => one.ref === ref && one.frame === first.frame) ?? [],
  );
}

function waysIn(page: Page, base: Page | Locator, role: string): Locator[] {
  const all = base.getByRole(role as Role);
  const headless = all.filter({ hasNot: page.getByRole('columnheader') });
  return role === 'row' ? [all, headless] : [all];
}

/** A locator that finds exactly these elements and no other. */
export async function findCounted(
  page: Page,
  elements: readonly SeenElement[],
  snapshot: PageSnapshot,
): Promise<Locator | undefined> {
  const [first] = elements;
  if (first?.frame !== 0 || elements.length > 100) return undefined;
  const handles = await Promise.all(elements.map((element) => locate(page, snapshot, element)));
  const isThem = (way: Locator) =>
    way
      .evaluateAll(
        (found: Element[], them) =>
          found.length === them.length && them.every((one) => found.some((other) => other === one)),
        handles,
      )
      .catch(() => false);
  const roles = new Set(elements.map(({ role }) => role));
  const bases: (() => Promise<Page | Locator | undefined>)[] = [
    async () => page,
    ...sharedPlaces(elements, snapshot)
      .slice(0, 4)
      .map(
        (place) => async () =>
          findDurable(page, await locate(page, snapshot, place), { element: place, snapshot }),
      ),
  ];
  for (const find of bases) {
    const base = await find().catch(() => undefined);
    if (!base) continue;
    for (const role of roles.size === 1 ? roles : [])
      for (const way of waysIn(page, base, role)) if (await isThem(way)) return way;
    for (const way of await waysByClass(base, handles[0])) if (await isThem(way)) return way;
  }
  return undefined;
}

async function waysByClass(
  base: Page | Locator,
  handle: Awaited<ReturnType<typeof locate>> | undefined,
): Promise<Locator[]> {
  const names = await handle?.evaluate((node) => {
    const element = node as Element;
    const own = [...element.classList].map((name) => `.${CSS.escape(name)}`).concat(element.localName);
    // The cells of a column, with and without those of a foot.
    const place = [...(element.parentElement?.children ?? [])].indexOf(element) + 1;
    const column = `${element.localName}:nth-child(${place})`;
    return /^t[dh]$/.test(element.localName) ? [...own, column, `tbody ${column}`] : own;
  });
  return (names ?? []).map((name) => base.locator(name));
}
