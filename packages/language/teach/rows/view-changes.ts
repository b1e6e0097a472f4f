import type { ViewLine } from '@assay/language/view';
import type { Draft } from './draft.ts';
import { hasWordsInAnyCase, namedIn } from './names.ts';
import type { Random } from './random.ts';

const least = { lines: 10 };
const most = { dropped: 0.5 };
/** Steps that speak of the order of things. */
const ordered =
  /\b(?:first|second|third|last|second-last|\d+(?:st|nd|rd|th)|below|above|left of|right of|next to|sorted|in this order)\b/;

/** A line with all that lies in it. */
interface Branch {
  line: ViewLine;
  inner: Branch[];
}

function grow(lines: readonly ViewLine[]): Branch[] {
  const roots: Branch[] = [];
  const open: Branch[] = [];
  for (const line of lines) {
    const branch: Branch = { line, inner: [] };
    while ((open.at(-1)?.line.level ?? -1) >= line.level) open.pop();
    (open.at(-1)?.inner ?? roots).push(branch);
    open.push(branch);
  }
  return roots;
}

function flatten(branches: readonly Branch[]): ViewLine[] {
  return branches.flatMap(({ line, inner }) => [line, ...flatten(inner)]);
}

/** Leaves lines out that the steps do not need. */
export function cutView(draft: Draft, random: Random): Draft {
  const { page } = draft;
  if (!page || page.lines.length < least.lines) return draft;
  const needed = namedIn(draft.steps).names;
  const share = random.next() * most.dropped;
  const isNeeded = ({ line, inner }: Branch): boolean =>
    needed.some((name) => hasWordsInAnyCase(line.text, name)) || inner.some(isNeeded);
  const keep = (branches: readonly Branch[]): Branch[] =>
    branches
      .filter((branch) => isNeeded(branch) || !random.chance(share))
      .map(({ line, inner }) => ({ line, inner: keep(inner) }));
  return { ...draft, page: { ...page, lines: flatten(keep(grow(page.lines))) } };
}

/** Puts the lines of each group in another order, where no step speaks of the order. */
export function shuffleView(draft: Draft, random: Random): Draft {
  const { page } = draft;
  if (!page || draft.steps.some((step) => ordered.test(step.replace(/"(?:[^"\\]|\\.)*"/g, '')))) return draft;
  const mix = (branches: readonly Branch[]): Branch[] =>
    random.shuffle(branches).map(({ line, inner }) => ({ line, inner: mix(inner) }));
  return { ...draft, page: { ...page, lines: flatten(mix(grow(page.lines))) } };
}
