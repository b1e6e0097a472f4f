/// <reference lib="dom" />

/** Finds what a person can operate and names it. Runs in the page: it may use nothing from outside itself. */
export function makeControls() {
  const native =
    'a[href],area[href],button,input:not([type=hidden]),select,textarea,details>summary:first-of-type,[contenteditable=""],[contenteditable=true]';
  const roles =
    'button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio slider spinbutton textbox searchbox combobox treeitem'
      .split(' ')
      .map((role) => `[role=${role}]`)
      .join(',');
  const operable = `${native},${roles},[onclick]`;

  function* walk(root: Document | ShadowRoot): Generator<Element> {
    for (const element of root.querySelectorAll('*')) {
      yield element;
      if (element.shadowRoot) yield* walk(element.shadowRoot);
    }
  }

  function isShown(element: Element): boolean {
    const { width, height, right, bottom } = element.getBoundingClientRect();
    // One pixel is how things are hidden from sight alone; to the left and above nobody can scroll.
    const hasPlace = width > 1 && height > 1 && right + scrollX > 0 && bottom + scrollY > 0;
    return hasPlace && element.checkVisibility({ visibilityProperty: true });
  }

  function isUsable(element: Element): boolean {
    return (
      !element.matches(':disabled,[aria-disabled=true]') &&
      element.closest('[inert],[aria-hidden=true]') === null
    );
  }

  /** A dialog that keeps everything else from being used. */
  function findModal(): Element | undefined {
    return [...document.querySelectorAll('dialog:modal,[aria-modal=true]')].findLast(isShown);
  }

  function findControls(): HTMLElement[] {
    const modal = findModal();
    return [...walk(document)].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        element.matches(operable) &&
        element !== document.body &&
        isUsable(element) &&
        isShown(element) &&
        (modal === undefined || modal.contains(element)),
    );
  }

  function tidy(text: string | null | undefined): string {
    return (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 60);
  }

  function readLabel(element: HTMLElement): string {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labels = 'labels' in element ? ((element.labels as NodeListOf<Element> | null) ?? []) : [];
    const texts = [
      ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
      element.getAttribute('aria-label'),
      [...labels].map((label) => label.textContent).join(' '),
      element.getAttribute('alt'),
      element.querySelector('img')?.alt,
      /^(submit|button|reset)$/.test(element.getAttribute('type') ?? '') ? element.getAttribute('value') : '',
      element.matches('select,textarea') ? '' : element.innerText,
      element.getAttribute('placeholder'),
      element.title,
      element.getAttribute('name'),
    ];
    return tidy(texts.find((text) => tidy(text) !== ''));
  }

  function nameKind(element: Element): string {
    const role = element.getAttribute('role');
    if (role) return role;
    const type = element.getAttribute('type') ?? 'text';
    if (element.localName === 'input')
      return /^(submit|button|reset|image)$/.test(type)
        ? 'button'
        : /^(checkbox|radio)$/.test(type)
          ? type
          : 'field';
    const kinds: Record<string, string> = {
      a: 'link',
      area: 'link',
      select: 'dropdown',
      textarea: 'field',
      summary: 'button',
    };
    return kinds[element.localName] ?? element.localName;
  }

  /** A way to find it again by hand. */
  function locate(element: Element): string {
    if (element.id) return `#${element.id}`;
    const names = [...element.classList].slice(0, 2).map((name) => `.${name}`);
    const own = element.localName + names.join('');
    const parent = element.parentElement?.closest('[id]');
    return parent ? `#${parent.id} ${own}` : own;
  }

  function nameElement(element: HTMLElement): string {
    const label = readLabel(element);
    return `the ${label ? `"${label}" ` : ''}${nameKind(element)} (${locate(element)})`;
  }

  return { walk, findControls, isShown, locate, nameElement };
}

export type Controls = ReturnType<typeof makeControls>;
