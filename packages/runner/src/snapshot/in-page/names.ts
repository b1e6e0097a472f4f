/// <reference lib="dom" />

/** Accessible names and labels. Runs in the page: it may use nothing from outside itself. */
export function makeNames() {
  const named = new Set(
    'button link heading cell gridcell columnheader rowheader row checkbox radio switch option tab treeitem menuitem menuitemcheckbox menuitemradio tooltip caption'.split(
      ' ',
    ),
  );
  const fields = new Set('input select textarea meter progress output button'.split(' '));

  function tidy(text: string, limit = 200): string {
    const single = text.replace(/\s+/g, ' ').trim();
    return single.length > limit ? `${single.slice(0, limit - 1)}…` : single;
  }

  function textWithout(label: Element, control: Element): string {
    if (!label.contains(control)) return tidy(readText(label));
    let text = '';
    for (const node of label.childNodes) {
      if (node === control) continue;
      text += node instanceof Element ? ` ${textWithout(node, control)} ` : (node.textContent ?? '');
    }
    return tidy(text);
  }

  /** Text of a short element by its content: alternatives of images and own names included, options and values not. */
  function readText(element: Element): string {
    const own = element.getAttribute('aria-label');
    if (own?.trim()) return own;
    const tag = element.localName;
    if (tag === 'img') return element.getAttribute('alt') ?? '';
    if (tag === 'style' || tag === 'script' || tag === 'select' || tag === 'textarea') return '';
    if (element.childElementCount === 0) return element.textContent ?? '';
    let text = '';
    for (const node of element.childNodes)
      if (!(node instanceof Element && node.getAttribute('aria-hidden') === 'true'))
        text += node instanceof Element ? ` ${readText(node)} ` : node.nodeType === 3 ? node.textContent : '';
    return text.replace(/ ([.,:;!?])/g, '$1');
  }

  function referenced(element: Element, attribute: string): string {
    return tidy(
      findReferenced(element, attribute)
        .map((found) => readText(found) || shownValue(found))
        .join(' '),
    );
  }

  function findReferenced(element: Element, attribute: string): Element[] {
    const root = element.getRootNode() as Document | ShadowRoot;
    const ids = element.getAttribute(attribute)?.split(/\s+/) ?? [];
    return ids.map((id) => id && root.getElementById(id)).filter((found) => found instanceof Element);
  }

  /** What names an element from outside: a choice may add to its name what is chosen in it. */
  function referencedLabel(element: Element): string {
    const outside = findReferenced(element, 'aria-labelledby').filter((found) => !element.contains(found));
    return tidy(outside.map(readText).join(' ')) || referenced(element, 'aria-labelledby');
  }

  function shownValue(element: Element): string {
    return element instanceof HTMLInputElement && element.type !== 'password' ? element.value : '';
  }

  function labelsOf(element: Element): Element[] {
    return fields.has(element.localName) ? [...((element as HTMLInputElement).labels ?? [])] : [];
  }

  /** The label tied to a control, or the bare text standing directly before it (behind it for boxes to tick). */
  function labelOf(element: Element, role: string): string {
    // Two forms with the same ids tie each label to the first field: the same words twice are one name.
    const tied = [...new Set(labelsOf(element).map((label) => textWithout(label, element)))].join(' ');
    if (tied.trim()) return tidy(tied);
    const named = referencedLabel(element);
    if (named) return named;
    if (!fields.has(element.localName) || role === 'button') return '';
    const behind = role === 'checkbox' || role === 'radio';
    let node = behind ? element.nextSibling : element.previousSibling;
    while (node && (node.nodeType === 8 || (node.nodeType === 3 && !node.textContent?.trim())))
      node = behind ? node.nextSibling : node.previousSibling;
    return node?.nodeType === 3 ? tidy(node.textContent ?? '', 80).replace(/[\s:*]+$/, '') : '';
  }

  function nativeName(element: Element): string {
    const tag = element.localName;
    if (tag === 'input') {
      const input = element as HTMLInputElement;
      if (input.type === 'submit') return input.value || 'Submit';
      if (input.type === 'reset') return input.value || 'Reset';
      if (input.type === 'button') return input.value;
      if (input.type === 'image') return input.alt || input.value || 'Submit';
    }
    if (tag === 'img' || tag === 'area') return element.getAttribute('alt') ?? '';
    if (tag === 'svg') return element.querySelector(':scope > title')?.textContent ?? '';
    const child = { fieldset: 'legend', table: 'caption', figure: 'figcaption', details: 'summary' }[tag];
    const part = child && element.querySelector(`:scope > ${child}`);
    return part ? readText(part) : '';
  }

  /** The order of the accessible name computation: referenced, own, native, content, title, placeholder. */
  function nameOf(element: Element, role: string, label: string, content: string): string {
    const native = () => labelsOf(element).length > 0 && label;
    return tidy(
      referenced(element, 'aria-labelledby') ||
        element.getAttribute('aria-label')?.trim() ||
        native() ||
        nativeName(element).trim() ||
        (named.has(role) && element.localName !== 'input' && element.localName !== 'select'
          ? content.trim()
          : '') ||
        element.getAttribute('title')?.trim() ||
        element.getAttribute('placeholder')?.trim() ||
        element.getAttribute('aria-placeholder') ||
        '',
    );
  }

  return { tidy, readText, referenced, labelsOf, labelOf, nameOf };
}

export type Names = ReturnType<typeof makeNames>;
