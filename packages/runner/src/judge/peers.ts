import type { PageSnapshot, SeenElement } from '../snapshot/types.ts';

/** Those of an element's kind in the innermost part that holds several of them. */
export function findPeers({ elements }: PageSnapshot, element: SeenElement): SeenElement[] {
  const alike = elements.filter(
    (one) =>
      one.states.visible &&
      one.frame === element.frame &&
      one.role === element.role &&
      one.ref !== element.ref,
  );
  for (const ref of element.containers) {
    const inside = alike.filter(({ containers }) => containers.includes(ref));
    if (inside.length > 0) return inside;
  }
  return alike.filter(({ containers }) => containers.length === 0);
}
