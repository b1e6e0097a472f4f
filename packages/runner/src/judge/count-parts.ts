import { liesIn, viewOf } from '../ground/view.ts';
import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';

/** What lies directly in a part, by its tags: parts of one sort are built alike. */
function buildOf({ path, frame }: SeenElement, all: readonly SeenElement[]): string {
  const tags = all
    .filter((one) => one.frame === frame && one.path.startsWith(`${path}>`))
    .map((one) => one.path.slice(path.length + 1))
    .filter((rest) => !rest.includes('>'))
    .map((rest) => rest.replace(/:.*$/, ''));
  return [...new Set(tags)].sort().join(' ');
}

/** The cards of a column, where no role tells them: parts that are built like others which stand beside each other. */
export function collectParts(snapshot: PageSnapshot, container: SeenElement): SeenElement[] {
  const { repeated, containers } = viewOf(snapshot);
  const seen = snapshot.elements.filter(({ states }) => states.visible);
  const inside = seen.filter((one) => liesIn(one, container));
  const title = inside.find(({ role }) => role === 'heading');
  const holdsTitle = (part: SeenElement) => title !== undefined && liesIn(title, part);
  const alike = new Set(
    seen.filter(({ ref }) => repeated.has(ref)).map((part) => buildOf(part, snapshot.elements)),
  );
  const parts = inside.filter(
    (one) =>
      one.role === 'generic' &&
      containers.has(one.ref) &&
      !holdsTitle(one) &&
      alike.has(buildOf(one, snapshot.elements)),
  );
  const refs = new Set(parts.map(({ ref }) => ref));
  const outer = parts.filter(({ containers: around }) => !around.some((ref) => refs.has(ref)));
  return new Set(outer.map((part) => buildOf(part, snapshot.elements))).size === 1 ? outer : [];
}
