/// <reference lib="dom" />

/** Paths, and the parts a page is made of. Runs in the page: it may use nothing from outside itself. */
export function makePlaces() {
  const parts = new Set(
    'row listitem treeitem dialog alertdialog region form search group radiogroup table grid treegrid list listbox menu menubar tablist tree tabpanel article navigation main banner contentinfo complementary toolbar figure iframe'.split(
      ' ',
    ),
  );
  const grouping = new Set('div section article aside details fieldset header footer'.split(' '));
  const paths = new WeakMap<Node, string>();
  const cards = new WeakMap<Element, Set<Element>>();
  const cardShapes = new WeakMap<Element, Set<string>>();

  /** A field called "children" hides the form's own property. */
  function childrenOf(parent: ParentNode): Element[] {
    const children: Element[] = [];
    for (let child = parent.firstElementChild; child; child = child.nextElementSibling) children.push(child);
    return children;
  }

  /** Paths of all children of a parent at once: counting siblings one by one would be quadratic. */
  function pathOf(element: Element): string {
    const known = paths.get(element);
    if (known !== undefined) return known;
    const parent = element.parentNode;
    if (!parent || parent.nodeType === 9) {
      paths.set(element, element.localName);
      return element.localName;
    }
    const prefix =
      parent instanceof ShadowRoot ? `${pathOf(parent.host)}>>>` : `${pathOf(parent as Element)}>`;
    const alike = new Map<string, Element[]>();
    for (const child of childrenOf(parent)) {
      const siblings = alike.get(child.localName);
      if (siblings) siblings.push(child);
      else alike.set(child.localName, [child]);
    }
    for (const [tag, siblings] of alike)
      siblings.forEach((child, index) => {
        paths.set(child, siblings.length === 1 ? prefix + tag : `${prefix}${tag}:nth-of-type(${index + 1})`);
      });
    return paths.get(element) ?? '';
  }

  function isHeading(element: Element | null | undefined): element is Element {
    return element
      ? /^(?:h[1-6]|legend)$/.test(element.localName) || element.getAttribute('role') === 'heading'
      : false;
  }

  /** The heading that stands at the top of a part, if it has one. */
  function headingOf(element: Element): Element | undefined {
    if (!grouping.has(element.localName) && element.localName !== 'form' && element.localName !== 'dialog')
      return undefined;
    const first = element.firstElementChild;
    const second = first?.nextElementSibling;
    // The heading of a part inside is that part's own, not that of what is around it.
    const inside = (child: Element | null | undefined) =>
      child && /^(?:div|header|a|span)$/.test(child.localName) ? child.firstElementChild : null;
    const candidates = [first, second, inside(first), inside(second)];
    return candidates.find(isHeading) ?? undefined;
  }

  function shapeOf(element: Element): string {
    const style = element.classList[0];
    const inside = style
      ? ''
      : childrenOf(element)
          .map((child) => child.localName)
          .join(',');
    return `${element.localName}.${style ?? inside}`;
  }

  /** More than a label and its field. */
  function isComposed(element: Element): boolean {
    const tag = element.localName;
    if (tag !== 'div' && tag !== 'a' && tag !== 'section' && !tag.includes('-')) return false;
    const root = element.shadowRoot ?? element;
    const inner = root.childElementCount === 1 ? root.firstElementChild : root;
    if ((inner?.childElementCount ?? 0) < 2 && !element.shadowRoot) return false;
    return (
      root.querySelector('label') === null ||
      root.querySelector('h1,h2,h3,h4,h5,h6,img,button,a[href]') !== null
    );
  }

  function findCards(parent: Element): Set<Element> {
    const shapes = new Map<string, Element[]>();
    for (const child of childrenOf(parent)) {
      if (!isComposed(child)) continue;
      const shape = shapeOf(child);
      const alike = shapes.get(shape);
      if (alike) alike.push(child);
      else shapes.set(shape, [child]);
    }
    return new Set([...shapes.values()].filter((alike) => alike.length > 1).flat());
  }

  /** One of several siblings made alike, each with more than one thing in it. */
  function isCard(element: Element): boolean {
    const parent = element.parentElement;
    if (!parent) return false;
    return cardsOf(parent).has(element) || isLoneCard(element, parent);
  }

  function cardsOf(parent: Element): Set<Element> {
    const known = cards.get(parent) ?? findCards(parent);
    cards.set(parent, known);
    return known;
  }

  /** The only card of its column, where other columns have several made like it. */
  function isLoneCard(element: Element, column: Element): boolean {
    const board = column.parentElement;
    if (!board || !isComposed(element)) return false;
    if (!headingOf(column) && !cardsOf(board).has(column)) return false;
    const known =
      cardShapes.get(board) ?? new Set([...board.children].flatMap((one) => [...cardsOf(one)].map(shapeOf)));
    cardShapes.set(board, known);
    return known.has(shapeOf(element));
  }

  /** Windows drawn by scripts, without saying so by a role. */
  function isWindow(element: Element, style: CSSStyleDeclaration): boolean {
    return (
      style.position === 'fixed' &&
      [...element.classList].some((name) => /^(?:modal|dialog|popup|lightbox)/i.test(name))
    );
  }

  function isPart(role: string): boolean {
    return parts.has(role);
  }

  return { pathOf, headingOf, isCard, isWindow, isPart };
}

export type Places = ReturnType<typeof makePlaces>;
