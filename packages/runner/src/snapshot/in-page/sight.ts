/// <reference lib="dom" />

/** What can be seen, and what lies over it. Runs in the page: it may use nothing from outside itself. */
export function makeSight() {
  function parentOf(node: Node): Node | null {
    if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
    return node instanceof ShadowRoot ? node.host : node.parentNode;
  }

  function holds(outer: Node, inner: Node): boolean {
    for (let node: Node | null = inner; node; node = parentOf(node)) if (node === outer) return true;
    return false;
  }

  function hitAt(x: number, y: number): Element | null {
    let hit = document.elementFromPoint(x, y);
    while (hit?.shadowRoot) {
      const inner: Element | null = hit.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === hit) break;
      hit = inner;
    }
    return hit;
  }

  function isInView(box: DOMRect): boolean {
    return box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  }

  /** Something else lies over its middle; its own label does not count. */
  function isCovered(element: Element, box: DOMRect, labels: Element[], style: CSSStyleDeclaration): boolean {
    if (style.pointerEvents === 'none') return false;
    const area = style.display === 'inline' ? (element.getClientRects()[0] ?? box) : box;
    const left = Math.max(area.left, 0);
    const top = Math.max(area.top, 0);
    const x = (left + Math.min(area.right, innerWidth)) / 2;
    const y = (top + Math.min(area.bottom, innerHeight)) / 2;
    const hit = hitAt(x, y);
    if (!hit || holds(element, hit) || labels.some((label) => holds(label, hit))) return false;
    return !holds(hit, element);
  }

  /** Takes part in the layout, given that what holds it does. A closed disclosure shows its summary only. */
  function isRendered(element: Element, style: CSSStyleDeclaration): boolean {
    if (style.display === 'none') return false;
    const parent = element.parentElement;
    if (parent?.localName !== 'details' || parent.hasAttribute('open')) return true;
    return element === parent.querySelector(':scope > summary');
  }

  /** Large enough to be noticed, and not transparent. Controls are often drawn transparent over a picture of themselves. */
  function isNoticeable(
    box: DOMRect,
    style: CSSStyleDeclaration,
    opaque: boolean,
    control: boolean,
  ): boolean {
    if (style.visibility !== 'visible' || box.width <= 0 || box.height <= 0) return false;
    return (box.width > 1 || box.height > 1) && (control || opaque);
  }

  return { isInView, isCovered, isRendered, isNoticeable };
}

export type Sight = ReturnType<typeof makeSight>;
