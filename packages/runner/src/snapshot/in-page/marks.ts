/// <reference lib="dom" />
import type { RawElement } from './raw.ts';
import type { TellRefusal } from './refusals.ts';

/** What classes and colours say without words: an error, a choice. Runs in the page: it may use nothing from outside itself. */
export function makeMarks(pathOf: (element: Element) => string, tellRefusal: TellRefusal) {
  const errorWords = new Set(
    'error errors invalid danger destructive errorlist errornote failure errormessage'.split(' '),
  );
  const denials = new Set('no not non without hide hidden free'.split(' '));
  const chosenWords = new Set('active selected current chosen pressed act sel cur here on'.split(' '));
  const field = 'input:not([type=hidden]), select, textarea, [contenteditable=""], [contenteditable=true]';
  const fields = 'input, select, textarea, [role=textbox], [role=combobox], [role=spinbutton]';
  const stated = ['aria-selected', 'aria-pressed', 'aria-current', 'aria-checked'];
  const groups = new WeakMap<Element, Map<string, Map<Element, boolean>>>();

  /** "is-active" and "tab_active__x1" in words; what a build adds to tell classes apart is no word. */
  function wordsOf(name: string): string[] {
    if (name.includes(':')) return [];
    return name
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .split(/[^A-Za-z0-9]+/)
      .filter((word) => word !== '' && !/\d/.test(word))
      .map((word) => word.toLowerCase());
  }

  function hasErrorClass(element: Element): boolean {
    // Most classes are none, and to take each apart costs more than all the rest.
    if (!/err|invalid|danger|destruct|fail/i.test(element.getAttribute('class') ?? '')) return false;
    return [...element.classList].some((name) => {
      const words = wordsOf(name);
      return words.some((word) => errorWords.has(word)) && !words.some((word) => denials.has(word));
    });
  }

  /** A form or a group around a field may be marked as well; that makes no message of all that is in it. */
  function isErrorByClass(element: Element): boolean {
    let at: Element | null = element;
    for (let depth = 0; at && depth < 4 && at !== document.body; depth += 1) {
      if (hasErrorClass(at)) return at.querySelector(field) === null;
      at = at.parentElement;
    }
    return false;
  }

  function isRed(colour: string): boolean {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    if (colour.startsWith('rgb')) return red >= 120 && green <= 0.5 * red && blue <= 0.6 * red;
    // Lightness, chroma and hue.
    return colour.startsWith('oklch') && green > 0.1 && (blue < 45 || blue > 350);
  }

  function alarmOf(element: Element, style: CSSStyleDeclaration): RawElement['alarm'] {
    const byClass = isErrorByClass(element);
    const byColour = isRed(style.color);
    if (byClass) return byColour ? 'both' : 'class';
    return byColour ? 'colour' : undefined;
  }

  function pathsOf(element: Element, attribute: string): string[] {
    const root = element.getRootNode() as Document | ShadowRoot;
    const ids = element.getAttribute(attribute)?.split(/\s+/) ?? [];
    return ids
      .map((id) => id && root.getElementById(id))
      .filter((found) => found instanceof Element)
      .map(pathOf);
  }

  function refusalOf(element: Element): RawElement['refusal'] {
    if (!element.matches(fields)) return undefined;
    const invalid = element.getAttribute('aria-invalid');
    const marked = invalid !== null && invalid !== 'false' && invalid !== '';
    const errorBy = marked ? pathsOf(element, 'aria-errormessage') : [];
    const describedBy = pathsOf(element, 'aria-describedby');
    const told = tellRefusal(element);
    if (!marked && describedBy.length === 0 && !told) return undefined;
    return {
      ...(marked && { marked }),
      ...(errorBy.length > 0 && { errorBy }),
      ...(describedBy.length > 0 && { describedBy }),
      ...(told && { told, message: (element as HTMLInputElement).validationMessage }),
    };
  }

  function hasChosenClass(element: Element): boolean {
    return [...element.classList].some((name) => {
      const words = wordsOf(name);
      return chosenWords.has(words.at(-1) ?? '') && !words.some((word) => denials.has(word));
    });
  }

  /** How an element and what is first in it are drawn; `::before` and `::after` often draw the line below a tab. */
  function drawn(element: Element): string {
    const first = element.firstElementChild;
    return [element, ...(first ? [first] : [])]
      .flatMap((one) => [undefined, '::before', '::after'].map((part) => getComputedStyle(one, part)))
      .map((style) =>
        [
          style.color,
          style.backgroundColor,
          style.backgroundImage,
          style.fontWeight,
          style.textDecorationLine,
          style.opacity,
          style.boxShadow,
          style.content,
          style.transform,
          style.borderTopColor,
          style.borderTopWidth,
          style.borderBottomColor,
          style.borderBottomWidth,
          style.borderLeftColor,
          style.borderLeftWidth,
        ].join(' '),
      )
      .join('|');
  }

  /** Of elements beside each other, which a class makes look chosen; none where the class changes nothing that can be seen. */
  function readGroup(parent: Element, tag: string): Map<Element, boolean> {
    const chosen = new Map<Element, boolean>();
    const alike = [...parent.children].filter((child) => child.localName === tag);
    const marked = alike.filter(hasChosenClass);
    const others = alike.filter((child) => !marked.includes(child));
    if (marked.length === 0 || others.length === 0) return chosen;
    const plain = new Set(others.map(drawn));
    if (marked.some((child) => plain.has(drawn(child)))) return chosen;
    for (const child of alike) chosen.set(child, marked.includes(child));
    return chosen;
  }

  function isChosenInGroup(element: Element): boolean | undefined {
    const parent = element.parentElement;
    if (!parent || parent.childElementCount > 200) return undefined;
    const byTag = groups.get(parent) ?? new Map<string, Map<Element, boolean>>();
    groups.set(parent, byTag);
    const known = byTag.get(element.localName) ?? readGroup(parent, element.localName);
    byTag.set(element.localName, known);
    return known.get(element);
  }

  /** Where no attribute says it, a class that can be seen may. It stands at the element or at the item around it. */
  function chosenOf(element: Element): boolean | undefined {
    if (stated.some((attribute) => element.hasAttribute(attribute))) return undefined;
    const own = isChosenInGroup(element);
    if (own !== undefined) return own;
    const parent = element.parentElement;
    const isAlone = parent?.childElementCount === 1 && /^(?:li|div|td|span)$/.test(parent.localName);
    return parent && isAlone ? isChosenInGroup(parent) : undefined;
  }

  return { alarmOf, refusalOf, chosenOf };
}

export type Marks = ReturnType<typeof makeMarks>;
