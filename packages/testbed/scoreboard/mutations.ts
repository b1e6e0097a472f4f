/// <reference lib="dom" />

/** Ways in which real sites change. Gone means that nothing on the page is the element any more. */
export const mutations = [
  'ids renamed',
  'wrapped',
  'moved to the end',
  'siblings reversed',
  'banner and menu above',
  'another tag',
  'name a little longer',
  'name a little longer, ids renamed, wrapped',
  'another name',
  'another name, ids renamed',
  'another name, wrapped',
  'another name, banner and menu above',
  'another name, siblings reversed',
  'twin beside it',
  'twin at the end',
  'another name, and the old name on a new element',
  'gone',
  'gone, banner and menu above',
  'gone, another control in its place',
  'gone, another control of its look in its place',
  'gone, another control of its look at the end',
  'gone, its opposite in its place',
  'gone, a dangerous name on it',
] as const;
export type Mutation = (typeof mutations)[number];

export type Mutated = 'changed' | 'gone' | 'does not apply';

/** What the page keeps between the change and its taking back. */
interface Kept {
  /** The element that a person would still take for the one before. */
  truth: Element | null;
  undo(): void;
}

declare global {
  var assayKept: Kept | undefined;
}

/** Changes the page around an element. Runs in the page: it may use nothing from outside itself. */
export function mutate(element: Element, mutation: Mutation): Mutated {
  const { document } = globalThis;
  const root = element.getRootNode();
  const parts = mutation.split(', ');
  const opposites: Record<string, string> = {
    save: 'Delete',
    add: 'Remove',
    sign: 'Cancel',
    log: 'Cancel',
    next: 'Previous',
    previous: 'Next',
    clear: 'Save',
    send: 'Cancel',
    submit: 'Reset',
    subscribe: 'Unsubscribe',
    edit: 'Delete',
    delete: 'Save',
    remove: 'Add',
    show: 'Hide',
    close: 'Open',
    search: 'Cancel',
    create: 'Delete',
    discard: 'Save',
  };
  const named = element as HTMLElement & { labels?: NodeListOf<HTMLLabelElement>; placeholder?: string };

  function readName(): string {
    const label = named.labels?.[0]?.textContent ?? '';
    const own = named.getAttribute('aria-label') ?? named.textContent ?? '';
    return (own || label || named.placeholder || named.title || '').replace(/\s+/g, ' ').trim();
  }

  /** Changes the first text in it, so that pictures and fields inside stay. */
  function rewrite(holder: Element, name: string): boolean {
    const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.nodeValue?.trim()) continue;
      node.nodeValue = name;
      return true;
    }
    return false;
  }

  function rename(name: string): boolean {
    if (named.hasAttribute('aria-labelledby')) return false;
    if (named.hasAttribute('aria-label')) {
      named.setAttribute('aria-label', name);
      return true;
    }
    const [label] = named.labels ?? [];
    if (label) return rewrite(label, name);
    if (named.localName === 'input' || named.localName === 'select' || named.localName === 'textarea') {
      if (!named.hasAttribute('placeholder')) return false;
      named.setAttribute('placeholder', name);
      return true;
    }
    return rewrite(named, name);
  }

  function renameIds(): void {
    const all = [...(root as Document | ShadowRoot).querySelectorAll('*')];
    for (const one of all) {
      for (const attribute of ['data-testid', 'data-test', 'name', 'class'])
        if (one.hasAttribute(attribute)) one.setAttribute(attribute, `zz-${one.getAttribute(attribute)}-q`);
      if (!one.id) continue;
      const before = one.id;
      one.id = `zz-${before}-q`;
      for (const other of all)
        for (const attribute of ['for', 'aria-labelledby', 'aria-controls', 'list'])
          if (other.getAttribute(attribute) === before) other.setAttribute(attribute, one.id);
    }
  }

  function wrap(): void {
    const outer = document.createElement('div');
    const inner = document.createElement('div');
    element.replaceWith(outer);
    outer.append(inner);
    inner.append(element);
  }

  function addAbove(): void {
    const bar = document.createElement('div');
    bar.innerHTML =
      '<p style="height:180px">Our summer sale has begun</p><nav><a href="#s1">Offers</a> <a href="#s2">Stores</a> <a href="#s3">Jobs</a></nav>';
    document.body.prepend(bar);
  }

  function makeTwin(): Element {
    const twin = element.cloneNode(true) as Element;
    for (const one of [twin, ...twin.querySelectorAll('*')]) one.removeAttribute('id');
    return twin;
  }

  function changeTag(): Element | undefined {
    const other = { a: 'button', button: 'a' }[element.localName];
    if (!other || !readName()) return undefined;
    const changed = document.createElement(other);
    for (const { name, value } of element.attributes)
      if (name !== 'href' && name !== 'type') changed.setAttribute(name, value);
    if (other === 'a') changed.setAttribute('href', '#');
    changed.append(...element.childNodes);
    element.replaceWith(changed);
    return changed;
  }

  /** Whether the part could be done, and what is the element afterwards. */
  function apply(part: string): Element | null | undefined {
    switch (part) {
      case 'ids renamed':
        renameIds();
        return element;
      case 'wrapped':
        wrap();
        return element;
      case 'moved to the end':
        (element.closest('form') ?? document.body).append(element);
        return element;
      case 'siblings reversed':
        for (const sibling of [...(element.parentElement?.children ?? [])])
          element.parentElement?.prepend(sibling);
        return element;
      case 'banner and menu above':
        addAbove();
        return element;
      case 'another tag':
        return changeTag();
      case 'name a little longer':
        return rename(`${readName()} now`) ? element : undefined;
      case 'another name':
        return rename('Marvellous') ? element : undefined;
      case 'twin beside it':
        element.after(makeTwin());
        return element;
      case 'twin at the end':
        document.body.append(makeTwin());
        return element;
      case 'gone':
        element.remove();
        return null;
      default:
        return undefined;
    }
  }

  const observer = new MutationObserver(() => undefined);
  const watched = {
    attributes: true,
    childList: true,
    characterData: true,
    subtree: true,
    attributeOldValue: true,
    characterDataOldValue: true,
  };
  observer.observe(document, watched);
  if (root !== document) observer.observe(root, watched);
  const name = readName();
  let truth: Element | null | undefined = element;
  // A field lives on under its label, whatever it says itself.
  const isField = /^(?:input|select|textarea)$/.test(element.localName) || (named.labels?.length ?? 0) > 0;
  if (mutation.startsWith('gone, another control')) {
    const stranger = document.createElement(element.localName);
    stranger.textContent = 'Quarterly figures';
    if (element.localName === 'a') stranger.setAttribute('href', '#figures');
    const looks = element.className;
    const isCommon =
      looks && (root as Document | ShadowRoot).querySelectorAll(`[class="${looks}"]`).length > 1;
    const wantsLook = mutation.includes('of its look');
    if (wantsLook) stranger.className = looks;
    const applies = !isField && (!wantsLook || isCommon);
    if (applies && mutation.endsWith('at the end')) {
      element.parentElement?.append(stranger);
      element.remove();
    } else if (applies) element.replaceWith(stranger);
    truth = applies ? null : undefined;
  } else if (mutation === 'gone, its opposite in its place') {
    const [first = '', ...rest] = name.split(' ');
    const opposite = opposites[first.toLowerCase()];
    truth = opposite && rename([opposite, ...rest].join(' ')) ? null : undefined;
  } else if (mutation === 'gone, a dangerous name on it') {
    const isPressed = !isField && !/delete|remove|erase/i.test(name);
    truth = isPressed && rename('Delete account') ? null : undefined;
  } else if (mutation === 'another name, and the old name on a new element') {
    const heir = makeTwin();
    document.body.append(heir);
    truth = rename('Marvellous') && !named.labels?.length ? heir : undefined;
  } else {
    for (const part of parts) {
      const outcome = apply(part);
      if (outcome === undefined) truth = undefined;
      else if (outcome !== element && truth) truth = outcome;
    }
  }
  const records = observer.takeRecords();
  observer.disconnect();
  const undo = () => {
    for (const {
      type,
      target,
      attributeName,
      oldValue,
      addedNodes,
      removedNodes,
      nextSibling,
    } of records.reverse()) {
      if (type === 'attributes' && attributeName && oldValue === null)
        (target as Element).removeAttribute(attributeName);
      else if (type === 'attributes' && attributeName)
        (target as Element).setAttribute(attributeName, oldValue ?? '');
      else if (type === 'characterData') target.nodeValue = oldValue;
      for (const node of addedNodes) target.removeChild(node);
      for (const node of removedNodes) target.insertBefore(node, nextSibling);
    }
  };
  globalThis.assayKept = { truth: truth ?? null, undo };
  if (truth === undefined) return 'does not apply';
  return truth === null ? 'gone' : 'changed';
}
