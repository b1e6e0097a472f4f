/// <reference lib="dom" />

/** Roles, explicit or implied. Runs in the page: it may use nothing from outside itself. */
export function makeRoles() {
  const byTag: Record<string, string> = {
    article: 'article',
    aside: 'complementary',
    blockquote: 'blockquote',
    button: 'button',
    caption: 'caption',
    code: 'code',
    datalist: 'listbox',
    dd: 'definition',
    details: 'group',
    dialog: 'dialog',
    dt: 'term',
    fieldset: 'group',
    figure: 'figure',
    form: 'form',
    hr: 'separator',
    iframe: 'iframe',
    li: 'listitem',
    main: 'main',
    menu: 'list',
    meter: 'meter',
    nav: 'navigation',
    ol: 'list',
    optgroup: 'group',
    option: 'option',
    output: 'status',
    p: 'paragraph',
    progress: 'progressbar',
    search: 'search',
    summary: 'button',
    table: 'table',
    textarea: 'textbox',
    tr: 'row',
    ul: 'list',
  };
  const byInput: Record<string, string> = {
    button: 'button',
    checkbox: 'checkbox',
    file: 'button',
    image: 'button',
    number: 'spinbutton',
    radio: 'radio',
    range: 'slider',
    reset: 'button',
    search: 'searchbox',
    submit: 'button',
  };

  function roleOfInput(input: HTMLInputElement): string {
    const role = byInput[input.type];
    if (role) return role;
    return input.hasAttribute('list') ? 'combobox' : 'textbox';
  }

  function roleOfHeaderCell(cell: Element): string {
    const scope = cell.getAttribute('scope');
    if (scope === 'row' || scope === 'rowgroup') return 'rowheader';
    if (scope) return 'columnheader';
    const first = cell.parentElement?.firstElementChild === cell;
    const hasData = cell.parentElement?.querySelector(':scope > td') !== null;
    return first && hasData ? 'rowheader' : 'columnheader';
  }

  /** Tables that only put things side by side, as old pages have them. */
  function isLayout(element: Element): boolean {
    const table = element.closest('table');
    if (!table || table.hasAttribute('role') || table.querySelector('th,caption,thead')) return false;
    return table.rows.length === 1 || table.querySelector('table,nav,main,h1') !== null;
  }

  const drawn =
    '[class*="fa-"],[class*="bi-"],[class*="mdi-"],[class*="glyphicon-"],[class*="icon-"],[class*="lucide-"],[data-icon],[data-lucide]';

  /** An icon that says what it shows only by its class: <i class="fa fa-paperclip">. */
  function isDrawnIcon(element: Element, tag: string): boolean {
    if (tag !== 'i' && tag !== 'span' && tag !== 'svg') return false;
    if (!element.hasAttributes() || !element.matches(drawn)) return false;
    const isNamed = element.hasAttribute('aria-label') || element.querySelector(':scope > title') !== null;
    return !isNamed && element.textContent?.trim() === '';
  }

  function impliedRole(element: Element): string {
    const tag = element.localName;
    if (/^(?:table|tr|td)$/.test(tag) && isLayout(element)) return 'generic';
    if (tag === 'input') return roleOfInput(element as HTMLInputElement);
    if (tag === 'a' || tag === 'area') return element.hasAttribute('href') ? 'link' : 'generic';
    if (/^h[1-6]$/.test(tag)) return 'heading';
    if (tag === 'select') {
      const select = element as HTMLSelectElement;
      return select.multiple || select.size > 1 ? 'listbox' : 'combobox';
    }
    if (isDrawnIcon(element, tag)) return 'icon';
    if (tag === 'img' || tag === 'svg') return element.getAttribute('alt') === '' ? 'none' : 'img';
    if (tag === 'td')
      return element.closest('table,[role]')?.getAttribute('role')?.endsWith('grid') ? 'gridcell' : 'cell';
    if (tag === 'th') return roleOfHeaderCell(element);
    if (tag === 'section')
      return element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby')
        ? 'region'
        : 'generic';
    if (tag === 'header' || tag === 'footer') {
      if (element.parentElement?.closest('article,aside,main,nav,section')) return 'generic';
      return tag === 'header' ? 'banner' : 'contentinfo';
    }
    return byTag[tag] ?? 'generic';
  }

  function roleOf(element: Element): string {
    const explicit = element.getAttribute('role')?.trim().split(/\s+/)[0]?.toLowerCase();
    if (!explicit) return impliedRole(element);
    if (explicit === 'presentation' || explicit === 'none')
      return element.matches('a[href],button,input,select,textarea,[tabindex]')
        ? impliedRole(element)
        : 'none';
    return explicit === 'image' ? 'img' : explicit;
  }

  return { roleOf };
}

export type Roles = ReturnType<typeof makeRoles>;
