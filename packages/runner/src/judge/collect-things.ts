import type { Target } from '@assay/planner/steps';
import { nameTarget } from '../ground/name-target.ts';
import { explain } from '../ground/target-problem.ts';
import { Problem } from '../progress/problem.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';
import { collectCounted } from './count.ts';
import { groundIn } from './ground-in.ts';
import { keepNear } from './keep-near.ts';
import type { PageView } from './page-view.ts';

const repeatedKinds = new Set(['item', 'row', 'card']);

/** Places that are meant one and all: "the price of a product" lies in each of the products. */
function collectPlaces(snapshot: PageSnapshot, within: Target): SeenElement[] {
  const isAny = within.kind !== undefined && repeatedKinds.has(within.kind) && within.ordinal === undefined;
  return (isAny && collectCounted(snapshot, within, undefined)) || [];
}

/** All elements that a target names, wherever they lie; a problem where nothing could be meant. */
export function collectThings(page: PageView, target: Target): SeenElement[] | Problem {
  const things = collectAnywhere(page, target);
  return things instanceof Problem ? things : keepNear(page, target, things);
}

function collectAnywhere(page: PageView, target: Target): SeenElement[] | Problem {
  const { snapshot } = page;
  const { within, ...named } = target;
  // A column is spoken of for what stands in it.
  const things: Target = named.kind === 'column' ? { ...named, kind: 'cell' } : named;
  if (!within) {
    return (
      collectCounted(snapshot, things, undefined) ??
      new Problem(
        'not found',
        `Nothing on the page could be meant by ${nameTarget(target)}. Name the list or table they are in.`,
      )
    );
  }
  const places = collectPlaces(snapshot, within);
  if (places.length > 1) return places.flatMap((place) => collectCounted(snapshot, things, place) ?? []);
  const grounding = groundIn(page, within, 'container');
  if (grounding.outcome !== 'found') return explain(within, grounding);
  return collectCounted(snapshot, things, grounding.chosen.element) ?? [];
}
