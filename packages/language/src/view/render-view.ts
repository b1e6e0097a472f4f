import type { PageSnapshot } from '@assay/runner/snapshot';
import { bringForward } from './bring-forward.ts';
import { hideUnseen } from './front.ts';
import { outline } from './outline.ts';
import { findSections, nestSections } from './sections.ts';
import { tellApart } from './tell-apart.ts';
import { growTree, walkNodes } from './tree.ts';
import { trimRuns } from './trim-runs.ts';
import type { PageText } from './types.ts';
import { shorten } from './words.ts';

const mostLines = 400;

/**
 * A page as a person sees it, as lines of text that a reader can copy as targets of steps. What has changed since the page before comes
 * first, where that is given.
 */
export function renderView(snapshot: PageSnapshot, previous?: PageSnapshot): PageText {
  const roots = growTree(snapshot.elements);
  hideUnseen(roots);
  const listed = outline(roots, snapshot.elements);
  findSections(
    [...walkNodes(roots)].sort((one, other) => one.order - other.order),
    listed,
  );
  const things = nestSections(listed);
  const told = tellApart(things);
  trimRuns(things, mostLines);
  const before = previous && new Set(renderView(previous).lines.map(({ text }) => text));
  const lines = bringForward(things, told, before);
  return { title: shorten(snapshot.title), lines: lines.slice(0, mostLines) };
}
