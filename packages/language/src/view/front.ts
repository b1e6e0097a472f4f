import { type Node, walkNodes } from './tree.ts';

const share = 0.7;

/** Marks what cannot be seen: hidden itself, or behind a dialog that covers the page. */
export function hideUnseen(roots: readonly Node[]): void {
  const inside = new Set<Node>();
  for (const node of walkNodes(roots)) {
    node.hidden = !node.element.states.visible;
    if (isDialog(node)) for (const inner of walkNodes([node])) inside.add(inner);
  }
  if (inside.size === 0) return;
  const behind = [...walkNodes(roots)].filter((node) => !inside.has(node));
  const inView = behind.filter(({ element }) => element.inView && element.states.visible);
  const covered = inView.filter(({ element }) => element.covered);
  const isModal = covered.length >= share * inView.length;
  for (const node of behind) if (isModal || node.element.covered) node.hidden = true;
}

function isDialog({ element }: Node): boolean {
  return /^(?:alert)?dialog$/.test(element.role) && element.states.visible;
}
