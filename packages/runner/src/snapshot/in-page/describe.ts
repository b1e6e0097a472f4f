/// <reference lib="dom" />
import type { Forms } from './forms.ts';
import type { Hints } from './hints.ts';
import type { Marks } from './marks.ts';
import type { Names } from './names.ts';
import type { Places } from './places.ts';
import type { RawElement } from './raw.ts';
import type { Sight } from './sight.ts';
import type { States } from './states.ts';

interface Seen {
  element: Element;
  style: CSSStyleDeclaration | undefined;
  rendered: boolean;
  opaque: boolean;
  /** Not cut off, and not moved off the page. */
  reachable: boolean;
  interactive: boolean;
  gathered: { text: string; content: string };
  heading: Element | undefined;
}

/** Fills in what is known of one element. Runs in the page: it may use nothing from outside itself. */
export function makeDescribe(parts: {
  forms: Forms;
  hints: Hints;
  marks: Marks;
  names: Names;
  places: Places;
  sight: Sight;
  states: States;
}) {
  const { forms, hints, marks, names, places, sight, states } = parts;
  const widgets = new Set(
    'button link checkbox radio switch textbox searchbox combobox spinbutton slider option tab treeitem menuitem menuitemcheckbox menuitemradio listbox'.split(
      ' ',
    ),
  );
  const silent = new Set(
    'generic none rowgroup presentation separator code blockquote caption strong emphasis'.split(' '),
  );
  const chosenRoles = new Set('listitem row treeitem option tab article'.split(' '));
  const marked = '[data-testid],[data-test],[data-test-id],[data-cy],[data-qa],[class*="crumb" i]';
  const active = deepFocus();
  const bodySize = document.body ? parseFloat(getComputedStyle(document.body).fontSize) : 16;
  const largeFrom = Math.max(17, bodySize * 1.25);

  function deepFocus(): Element | null {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    return focused === document.body ? null : focused;
  }

  function isInteractive(element: Element, role: string): boolean {
    if (widgets.has(role)) return element.localName !== 'option';
    const tabs = element.getAttribute('tabindex');
    if (tabs !== null && Number(tabs) >= 0) return true;
    return (
      element instanceof HTMLElement &&
      (element.onclick !== null || (element.isContentEditable && element.hasAttribute('contenteditable')))
    );
  }

  /** A picture with a name of its own, in something that can be clicked as a whole. */
  function isIcon(element: Element): boolean {
    const isNamed = element.hasAttribute('title') || element.hasAttribute('aria-label');
    return isNamed && element.localName !== 'svg' && element.querySelector('svg,img,i') !== null;
  }

  function isWorth(element: Element, role: string, known: boolean): boolean {
    if (known) return true;
    const tag = element.localName;
    if (tag === 'svg')
      return element.querySelector(':scope > title') !== null || element.hasAttribute('aria-label');
    return !silent.has(role) || tag === 'label' || tag === 'legend' || element.matches(marked);
  }

  /** A field that only scripts use, such as the value behind a drawn select. */
  function isMachinery(element: Element): boolean {
    return (element as HTMLInputElement).type === 'hidden' || element.getAttribute('aria-hidden') === 'true';
  }

  function hasListedOptions(element: Element): boolean {
    return element instanceof HTMLSelectElement && (element.multiple || element.size > 1);
  }

  function readClosed(element: Element): { text: string; content: string } {
    const shown = element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.label ?? '') : '';
    return { text: shown, content: shown };
  }

  /** What an element says in place of its content, where it names whatever holds it. */
  function readAlternative(element: Element): string | undefined {
    if (element.getAttribute('aria-hidden') === 'true') return '';
    const own = element.getAttribute('aria-label')?.trim();
    if (own) return ` ${own} `;
    if (element.localName === 'img') return ` ${element.getAttribute('alt') ?? ''} `;
    if (element.localName === 'svg') return ` ${element.querySelector(':scope > title')?.textContent ?? ''} `;
    return undefined;
  }

  /** A box to tick or a file field drawn away is seen, and used, through its label. */
  function findStandIn(element: Element, noticeable: boolean): Element | undefined {
    if (noticeable || !(element instanceof HTMLInputElement)) return undefined;
    if (element.type !== 'checkbox' && element.type !== 'radio' && element.type !== 'file') return undefined;
    return names
      .labelsOf(element)
      .find((label) => label.checkVisibility?.({ visibilityProperty: true }) !== false);
  }

  function place(record: RawElement, seen: Seen): Element {
    const { element, style, rendered, opaque, reachable } = seen;
    let shown = element;
    let box = rendered ? element.getBoundingClientRect() : undefined;
    const control = element.matches('input,select,textarea');
    let visible =
      box !== undefined &&
      style !== undefined &&
      reachable &&
      sight.isNoticeable(box, style, opaque, control);
    const standIn = findStandIn(element, visible);
    if (standIn) {
      shown = standIn;
      box = standIn.getBoundingClientRect();
      visible = box.width > 0 && box.height > 0;
    }
    record.states.visible = visible;
    if (!box || !style) return shown;
    record.box = [box.x, box.y, box.width, box.height].map(
      (number) => Math.round(number * 10) / 10,
    ) as RawElement['box'];
    if (!visible || !sight.isInView(box)) return shown;
    record.inView = true;
    if (sight.isCovered(shown, box, names.labelsOf(element), style)) record.covered = true;
    return shown;
  }

  function set<K extends keyof RawElement>(
    record: RawElement,
    key: K,
    value: RawElement[K] | '' | undefined,
  ): void {
    if (value !== '' && value !== undefined && value !== false) record[key] = value;
  }

  function addAttributes(record: RawElement, element: Element, interactive: boolean): void {
    const placeholder = element.getAttribute('placeholder') ?? element.getAttribute('aria-placeholder');
    set(record, 'placeholder', placeholder ?? '');
    set(record, 'title', element.getAttribute('title') ?? '');
    set(record, 'testId', hints.hintOf(element, interactive && !/\p{L}/u.test(record.name ?? '')));
    set(record, 'value', names.tidy(states.readValue(element), 400));
    forms.addFormFacts(record, element);
    if (element.localName === 'a') set(record, 'href', (element as HTMLAnchorElement).href);
    const options = states.readOptions(element);
    if (options.length > 0) record.options = options;
    const constraints = states.readConstraints(element);
    if (constraints && Object.keys(constraints).length > 0) record.constraints = constraints;
    set(record, 'refusal', marks.refusalOf(element));
  }

  /** What classes and colours say. */
  function addMarks(record: RawElement, { element, style, interactive }: Seen): void {
    if (!style) return;
    if (!interactive && /\p{L}/u.test(record.text ?? '')) set(record, 'alarm', marks.alarmOf(element, style));
    const isAmongOthers = interactive || chosenRoles.has(record.role);
    const chosen = isAmongOthers ? marks.chosenOf(element) : undefined;
    if (chosen !== undefined) record.chosen = chosen;
  }

  /** Disabled by styles alone: a class that says so, or clicks that go through it while they reach what holds it. */
  function isDrawnDisabled(element: Element, style: CSSStyleDeclaration | undefined): boolean {
    const marks = '.disabled,.is-disabled,.Mui-disabled,.btn-disabled,.ant-btn-disabled';
    if (element.matches(marks) || element.parentElement?.matches(`li${marks.replaceAll(',', ',li')}`))
      return true;
    const parent = element.parentElement;
    return (
      style?.pointerEvents === 'none' && parent !== null && getComputedStyle(parent).pointerEvents !== 'none'
    );
  }

  /** Returns what is to be acted on in the element's place, usually itself. */
  function fillIn(record: RawElement, seen: Seen): Element {
    const { element, gathered, heading } = seen;
    const { role } = record;
    record.path = places.pathOf(element);
    record.states = states.readStates(element, active);
    if (seen.interactive && isDrawnDisabled(element, seen.style)) record.states.enabled = false;
    const label = heading ? names.tidy(names.readText(heading), 120) : names.labelOf(element, role);
    set(record, 'label', label);
    set(record, 'name', names.nameOf(element, role, label, gathered.content));
    set(record, 'text', names.tidy(gathered.text, 400));
    set(record, 'interactive', seen.interactive);
    set(record, 'large', seen.style !== undefined && parseFloat(seen.style.fontSize) >= largeFrom);
    // Most elements have no attributes, and asking for each costs more than all the rest.
    if (element.hasAttributes() || seen.interactive) addAttributes(record, element, seen.interactive);
    addMarks(record, seen);
    return place(record, seen);
  }

  return {
    isInteractive,
    isIcon,
    isWorth,
    isMachinery,
    hasListedOptions,
    readClosed,
    readAlternative,
    fillIn,
  };
}

export type Describe = ReturnType<typeof makeDescribe>;
