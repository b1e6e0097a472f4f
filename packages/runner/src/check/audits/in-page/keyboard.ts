/// <reference lib="dom" />
import type { Controls } from './controls.ts';

/** Where the focus stands after a key was pressed. */
export interface Stop {
  /** Of the control; -1 for anything else, such as a frame or the document. */
  index: number;
  name: string;
  /** Which of the stops so far it is, so that the end of the round is seen. */
  place: number;
  /** Something of it, or close to it, looks different than without the focus. */
  isMarked: boolean;
  box: { x: number; y: number; width: number; height: number };
}

export interface KeyboardWalk {
  names: string[];
  /** Controls of which one is enough: radio buttons of a group, tabs of a list, links to the same place. */
  groups: string[];
  /** Puts the focus on the first control in the order of the Tab key; false where none takes it. */
  begin(): boolean;
  look(): Stop;
  /** Whether keys still reach the document rather than the window around it. */
  hasFocus(): boolean;
  /** Takes the focus away and gives it back, to compare. */
  blur(): void;
  refocus(): void;
  restore(): void;
}

/** Prepares a walk through the page by keyboard. Runs in the page: it may use nothing from outside itself. */
export function prepareWalk({ findControls, nameElement }: Controls): KeyboardWalk {
  const before = { focused: findFocus(), x: scrollX, y: scrollY };
  // Otherwise a style that changes slowly is still the old one when it is read.
  const still = new CSSStyleSheet();
  still.replaceSync('*,*::before,*::after{transition:none!important;animation:none!important}');
  document.adoptedStyleSheets.push(still);
  if (before.focused instanceof HTMLElement) before.focused.blur();

  const properties =
    'box-shadow border-top-color border-top-width border-top-style border-bottom-color border-bottom-width border-bottom-style background-color background-image color text-decoration-line text-decoration-color text-decoration-style transform opacity font-weight filter visibility display'.split(
      ' ',
    );
  const controls = findControls();
  const places = new Map<Element | null, number>(controls.map((control, index) => [control, index]));
  const plain = controls.map(readLook);
  const stops: Element[] = [];
  let current: Element | null = null;

  function findFocus(): Element | null {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused === document.body || focused === document.documentElement ? null : focused;
  }

  function readStyle(element: Element, pseudo?: string): string {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && style.content === 'none') return '';
    const isDrawn =
      style.outlineStyle !== 'none' &&
      style.outlineWidth !== '0px' &&
      !/^(transparent|rgba\(.*, 0\))$/.test(style.outlineColor);
    const outline = isDrawn ? `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}` : '';
    return [outline, ...properties.map((name) => style.getPropertyValue(name))].join('|');
  }

  /** The element and what is usually styled in its place: its wrapping, its label, the box drawn beside a hidden input. */
  function readLook(element: HTMLElement): string {
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    const around = [
      element,
      element.firstElementChild,
      element.parentElement,
      element.parentElement?.parentElement,
      element.nextElementSibling,
      element.nextElementSibling?.firstElementChild,
      ...labels,
    ].filter((one) => one !== null && one !== undefined);
    return around
      .flatMap((one) => [readStyle(one), readStyle(one, '::before'), readStyle(one, '::after')])
      .join('\n');
  }

  function findGroup(element: HTMLElement, index: number): string {
    if (element instanceof HTMLInputElement && element.type === 'radio' && element.name)
      return `radio ${element.form?.id ?? ''} ${element.name}`;
    const composite = element.closest(
      '[role=tablist],[role=menu],[role=menubar],[role=listbox],[role=tree],[role=radiogroup],[role=grid],[role=toolbar]',
    );
    if (composite?.contains(element) && element.matches('[role],[tabindex="-1"]'))
      return `composite ${[...document.querySelectorAll(composite.localName)].indexOf(composite)}`;
    // The arrows of a number field and the button of a combobox have their keys in the field itself.
    const around = element.tabIndex < 0 ? element.parentElement?.parentElement : undefined;
    const field = around?.querySelector('input[type=number],[role=spinbutton],[role=combobox]') ?? null;
    const owner = places.get(field);
    if (owner !== undefined) return `own ${owner}`;
    if (element instanceof HTMLAnchorElement) return `link ${element.href}`;
    return `own ${index}`;
  }

  /** In a field that is typed into, the caret is the mark. */
  function hasCaret(element: Element): boolean {
    return element.matches(
      'textarea,[contenteditable=""],[contenteditable=true],input:not([type=checkbox],[type=radio],[type=range],[type=button],[type=submit],[type=reset],[type=image],[type=file],[type=color])',
    );
  }

  return {
    names: controls.map(nameElement),
    groups: controls.map(findGroup),
    begin() {
      const inOrder = controls.filter((control) => control.tabIndex >= 0);
      const rank = (control: HTMLElement) => control.tabIndex || Number.MAX_SAFE_INTEGER;
      const first = inOrder.toSorted((one, other) => rank(one) - rank(other))[0];
      first?.focus();
      return first !== undefined && findFocus() === first;
    },
    hasFocus: () => document.hasFocus(),
    look() {
      current = findFocus();
      const index = places.get(current) ?? -1;
      const place = current ? stops.indexOf(current) : -1;
      if (current && place < 0) stops.push(current);
      const { x, y, width, height } = (current ?? document.body).getBoundingClientRect();
      const control = controls[index];
      return {
        index,
        place: current && place < 0 ? stops.length - 1 : place,
        name: current instanceof HTMLElement ? nameElement(current) : '',
        // A document that has lost the keyboard shows no focus, whatever its styles are.
        isMarked: !control || !document.hasFocus() || hasCaret(control) || readLook(control) !== plain[index],
        box: { x, y, width, height },
      };
    },
    blur() {
      if (current instanceof HTMLElement) current.blur();
    },
    refocus() {
      if (current instanceof HTMLElement) current.focus({ preventScroll: true });
    },
    restore() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
      const focused = findFocus();
      if (before.focused instanceof HTMLElement) before.focused.focus({ preventScroll: true });
      else if (focused instanceof HTMLElement) focused.blur();
      scrollTo({ left: before.x, top: before.y, behavior: 'instant' });
    },
  };
}
