/// <reference lib="dom" />
import type { ElementHandle } from 'playwright-core';
import type { Reading } from './types.ts';

/** Runs in the page. */
function read(element: Element): Reading {
  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  // The browser's own text of an element leaves out what its components draw in shadow roots.
  const holdsShadow = (from: Element): boolean =>
    [...from.querySelectorAll('*')].some((one) => one.shadowRoot);
  const deepText = (node: Node): string => {
    if (node instanceof HTMLSlotElement && node.assignedNodes().length > 0)
      return node.assignedNodes().map(deepText).join(' ');
    if (!(node instanceof Element)) return node.nodeType === 3 ? (node.textContent ?? '') : '';
    if (/^(?:style|script|template)$/.test(node.localName) || !node.checkVisibility()) return '';
    if (node.shadowRoot) return [...node.shadowRoot.childNodes].map(deepText).join(' ');
    if (!holdsShadow(node)) return node instanceof HTMLElement ? node.innerText : (node.textContent ?? '');
    return [...node.childNodes].map(deepText).join(' ');
  };
  const visibleText = (from: Element): string => {
    const isPlain = !from.shadowRoot && !holdsShadow(from);
    const own = from instanceof HTMLElement ? from.innerText : (from.textContent ?? '');
    return (isPlain ? '' : tidy(deepText(from))) || tidy(own) || tidy(from.shadowRoot?.textContent ?? '');
  };
  // "Owner: Ann [Change]": the button behind a value is no part of it.
  const valueText = (from: Element): string =>
    [...from.querySelectorAll('button, [role=button]')].reverse().reduce((text, button) => {
      const said = visibleText(button);
      return said !== '' && text.endsWith(` ${said}`) ? tidy(text.slice(0, -said.length)) : text;
    }, visibleText(from));
  // What stands in a row with others of its sort is no label of theirs.
  const inRows = 'a, button, li, tr, [role=listitem], [role=row], [role=tab], [role=menuitem], [role=option]';
  const isAmongAlike = (from: Element): boolean =>
    from.matches(inRows) &&
    [from.previousElementSibling, from.nextElementSibling].some((one) => one?.localName === from.localName);
  const followerOf = (from: Element): Element | null => {
    const next = from.nextElementSibling;
    return next?.localName === from.localName && from.matches(inRows) ? null : next;
  };
  // A label that is alone in its cell or line: what its parent shows besides it, or what comes after the parent.
  const visibleRest = (from: Element): string => {
    const parent = from.parentElement;
    if (!parent || isAmongAlike(from)) return '';
    const rest = tidy(visibleText(parent).replace(visibleText(from), ''));
    const next = followerOf(parent);
    return rest || (next ? visibleText(next) : '');
  };
  // "<b>Total:</b> $12 <a>View</a>": the text up to the next element.
  const looseText = (from: Element): string => {
    let text = '';
    for (let node = from.nextSibling; node && !(node instanceof Element); node = node.nextSibling)
      text += node.nodeType === 3 ? (node.textContent ?? '') : '';
    return tidy(text);
  };
  const leadOf = (from: Element): string => {
    const heading = from.querySelector('h1, h2, h3, h4, h5, h6, [role=heading], th, [role=rowheader]');
    const named = heading ? visibleText(heading) : tidy(from.getAttribute('aria-label') ?? '');
    return (
      named ||
      tidy(
        [...from.childNodes].map((node) => node.textContent ?? '').find((text) => text.trim() !== '') ?? '',
      )
    );
  };
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement;
  const isEditable = element instanceof HTMLElement && element.isContentEditable;
  const role =
    element.getAttribute('role') ?? (element.matches('input[type=range]') ? 'slider' : element.localName);
  const isScale = /^(?:slider|spinbutton|progressbar|meter|progress)$/.test(role);
  const level = element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow');
  const isNumber = (text: string) => /^\D{0,4}\d[\d.,]*\s?\D{0,10}$/.test(text);
  // The number follows the slider itself or the label around it.
  const scaleOf = (from: Element): string => {
    const after = [from.nextElementSibling, from.closest('label')?.nextElementSibling];
    return after.map((one) => (one ? visibleText(one) : '')).find(isNumber) ?? '';
  };
  // What a field holds is no text of the page, but a person reads it there: a cell with a field shows its value.
  const heldIn = (from: Element): string | undefined => {
    const fields = [
      ...from.querySelectorAll<HTMLInputElement>(
        'input:not([type=hidden], [type=password], [type=checkbox], [type=radio], [type=submit], [type=button], [type=file]), textarea, select',
      ),
    ].filter((one) => one.checkVisibility());
    const [only] = fields;
    return fields.length === 1 ? only?.value : undefined;
  };
  const follower = followerOf(element);
  const pressed = element instanceof HTMLInputElement && /^(button|submit|reset)$/.test(element.type);
  return {
    text: pressed ? element.value : visibleText(element),
    value: isField ? element.value : isEditable ? visibleText(element) : isScale && level ? level : undefined,
    chosen:
      element instanceof HTMLSelectElement
        ? [...element.selectedOptions].map(({ label }) => tidy(label))
        : [],
    beside: looseText(element) || (follower ? valueText(follower) : visibleRest(element)),
    held: isField || isEditable ? undefined : heldIn(element),
    scale: isScale ? visibleText(element) || scaleOf(element) : '',
    lead: leadOf(element),
    hasFrames: element.querySelector('iframe') !== null,
    alternative: element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? '',
  };
}

async function readFrames(handle: ElementHandle<HTMLElement | SVGElement>): Promise<string> {
  const frames = await handle.$$('iframe:visible');
  const bodies = await Promise.all(frames.map(async (one) => (await one.contentFrame())?.$('body')));
  const texts = await Promise.all(bodies.map(async (body) => (body ? (await body.evaluate(read)).text : '')));
  return texts.join(' ');
}

export async function readElement(handle: ElementHandle<HTMLElement | SVGElement>): Promise<Reading> {
  const reading = await handle.evaluate(read);
  if (reading.hasFrames) return { ...reading, text: `${reading.text} ${await readFrames(handle)}`.trim() };
  if (reading.text !== '' || reading.value !== undefined) return reading;
  // What a frame shows lies in a document of its own.
  const frame = await handle.contentFrame();
  const body = frame && (await frame.$('body'));
  return body ? { ...(await body.evaluate(read)), alternative: reading.alternative } : reading;
}
