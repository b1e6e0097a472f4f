import type { Target } from '@assay/planner/steps';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import type { View } from './view.ts';
import { fold, stem } from './words.ts';

const framing = /^(?:banner|navigation|contentinfo)$/;

/** What a page shows beside its header, its menu and its footer. */
export function withoutFrame({ snapshot, byRef }: View): SeenElement[] {
  return snapshot.elements.filter(
    ({ role, containers }) =>
      !framing.test(role) && !containers.some((ref) => framing.test(byRef.get(ref)?.role ?? '')),
  );
}

/** "The order" on the page /orders/A-17: the one thing that all of the page is about. */
export function isPageThing({ address }: Pick<PageSnapshot, 'address'>, name: string): boolean {
  const { pathname = '', hash = '' } = URL.parse(address) ?? {};
  const [kind = '', id = ''] = `${pathname}/${hash.replace(/^#!?/, '')}`.split('/').filter(Boolean).slice(-2);
  const isOne = /\d/.test(id) && kind.endsWith('s');
  return isOne && stem(fold(kind)) === fold(name);
}

const things = new Set<Target['kind']>([undefined, 'item', 'row', 'card', 'message', 'section']);
const listed = /^(?:row|listitem|article|treeitem|option)$/;

/** The page of the thing that a place is the name of: what belongs to the thing may stand anywhere on it. */
export function findThingPage(
  view: View,
  { name, kind, within, near, ordinal }: Target,
): SeenElement[] | undefined {
  if (!things.has(kind) || within || near || ordinal !== undefined || name === '') return undefined;
  const { elements } = view.snapshot;
  if (isPageThing(view.snapshot, name)) return withoutFrame(view);
  if (kind === 'section') return undefined;
  const wanted = fold(name);
  const seen = elements.filter(({ states }) => states.visible);
  const isTitle = seen.some(({ tag, text }) => tag === 'h1' && fold(text) === wanted);
  const isListed = seen.some(
    ({ role, text }) => listed.test(role) && ` ${fold(text)} `.includes(` ${wanted} `),
  );
  return isTitle && !isListed ? withoutFrame(view) : undefined;
}
