import type { SeenElement } from '@assay/runner/snapshot';

export interface Node {
  element: SeenElement;
  order: number;
  children: Node[];
  /** It cannot be seen, or lies behind a dialog. What lies in it may still be seen. */
  hidden: boolean;
}

/** Elements by what they lie in. Most wrappers are no elements of a snapshot, so that paths are compared. */
export function growTree(elements: readonly SeenElement[]): Node[] {
  const roots: Node[] = [];
  const byRef = new Map<string, Node>();
  const open: Node[] = [];
  for (const [order, element] of elements.entries()) {
    const node: Node = { element, order, children: [], hidden: false };
    byRef.set(element.ref, node);
    let around = open.at(-1);
    while (around && !holds(around.element, element)) {
      open.pop();
      around = open.at(-1);
    }
    // What a frame shows lies in the element that shows it, and what fills a slot in what is around that.
    const [inner = ''] = element.containers;
    const isBelow = around && (around.element.ref === inner || around.element.containers.includes(inner));
    const parent = isBelow ? around : (byRef.get(inner) ?? around);
    (parent ? parent.children : roots).push(node);
    open.push(node);
  }
  return roots;
}

function holds(outer: SeenElement, inner: SeenElement): boolean {
  return outer.frame === inner.frame && inner.path.startsWith(`${outer.path}>`);
}

/** All of them with what lies in them, in reading order. */
export function* walkNodes(nodes: readonly Node[]): Generator<Node> {
  const waiting = nodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    for (let at = node.children.length - 1; at >= 0; at -= 1) {
      const child = node.children[at];
      if (child) waiting.push(child);
    }
  }
}
