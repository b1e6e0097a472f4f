import { viewOf } from '../ground/view.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';

const aside = /^(?:navigation|menu|menubar|contentinfo|banner|tablist|listbox)$/;

/** It belongs to what stands around every page of a site, and is none of what this one lists. */
export function isAside({ containers }: SeenElement, byRef: ReadonlyMap<string, SeenElement>): boolean {
  return containers.some((ref) => aside.test(byRef.get(ref)?.role ?? ''));
}

function parentOf({ frame, path }: SeenElement): string {
  return `${frame} ${path.slice(0, path.lastIndexOf('>'))}`;
}

/** Who made the page calls it a card; one that is left alone has no others beside it. */
function isCalledCard({ testId }: SeenElement): boolean {
  return /\b(?:card|tile)s?$|^(?:card|tile)\b(?! (?:body|title|text|header|footer|content|img|image|deck|group|columns|list)\b)/.test(
    testId,
  );
}

/** The cards that a page lists: plain boxes, made alike, beside one another; the largest group where no other is nearly as large. */
export function listedCards(snapshot: PageSnapshot, scoped: readonly SeenElement[]): SeenElement[] {
  const { repeated, byRef, containers } = viewOf(snapshot);
  const cards = scoped.filter(
    (element) =>
      element.role === 'generic' &&
      element.states.visible &&
      containers.has(element.ref) &&
      (repeated.has(element.ref) || isCalledCard(element)) &&
      !isAside(element, byRef),
  );
  const refs = new Set(cards.map(({ ref }) => ref));
  const outer = cards.filter(({ containers: around }) => !around.some((ref) => refs.has(ref)));
  const [largest = [], second = []] = [...Map.groupBy(outer, parentOf).values()].sort(
    (one, other) => other.length - one.length,
  );
  return largest.length >= 2 * second.length ? largest : [];
}
