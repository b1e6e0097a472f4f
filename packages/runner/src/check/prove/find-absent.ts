import type { Target } from '@assay/planner/steps';
import type { Locator, Page } from 'playwright-core';
import { kindRoles } from '../../judge/kind-roles.ts';
import { readAll } from './shown.ts';

type Role = Parameters<Page['getByRole']>[0];
type Base = Page | Locator;

/** Ways in which Playwright would find what a step names, the nearest to its words first. */
export function waysToFind(base: Base, { name, kind }: Target): Locator[] {
  const roles = (kind ? kindRoles[kind] : []).filter((role) => !/^(?:generic|iframe|document)$/.test(role));
  if (name === '') return roles.map((role) => base.getByRole(role as Role));
  return [
    ...roles.map((role) => base.getByRole(role as Role, { name, exact: true })),
    ...roles.map((role) => base.getByRole(role as Role).filter({ hasText: name })),
    base.getByText(name, { exact: true }),
    base.getByText(name),
    base.getByLabel(name),
  ];
}

function placesOf(page: Page, place: Target): Locator[] {
  const roles = place.kind
    ? kindRoles[place.kind]
    : ['row', 'listitem', 'article', 'region', 'group', 'list', 'table', 'dialog', 'navigation', 'main'];
  return roles.flatMap((role) => [
    ...(place.name === '' ? [page.getByRole(role as Role)] : []),
    ...(place.name === ''
      ? []
      : [
          page.getByRole(role as Role, { name: place.name, exact: true }),
          page.getByRole(role as Role).filter({ hasText: place.name }),
        ]),
  ]);
}

async function countVisible(locator: Locator): Promise<number> {
  return (await readAll(locator)).filter(({ visible }) => visible).length;
}

/** A locator that would find the thing if it were there, and finds nothing to see. */
export async function findAbsent(page: Page, target: Target): Promise<Locator | undefined> {
  const [first, ...rest] = waysToFind(page, target);
  // By its words it is the same however the page is built; a role may be another than the author thinks.
  const byText = target.name === '' ? undefined : page.getByText(target.name);
  for (const way of [byText, first, ...rest]) if (way && (await countVisible(way)) === 0) return way;
  if (!target.within) return undefined;
  for (const place of placesOf(page, target.within)) {
    if ((await countVisible(place)) !== 1) continue;
    for (const way of waysToFind(place, target)) if ((await countVisible(way)) === 0) return way;
  }
  return undefined;
}

/** A locator that finds the thing, and something of it can be seen. */
export async function findPresent(page: Page, target: Target): Promise<Locator | undefined> {
  const bases: Base[] = target.within ? placesOf(page, target.within) : [page];
  for (const base of bases)
    for (const way of waysToFind(base, target)) {
      const all = await readAll(way);
      const index = all.findIndex(({ visible }) => visible);
      if (index >= 0) return all.length === 1 ? way : way.nth(index);
    }
  return undefined;
}
