/// <reference lib="dom" />
import type { ElementHandle, Frame, Page } from 'playwright-core';
import type { Looks } from './in-page/keep-looks.ts';
import { place } from './in-page/script.ts';
import { frameOf } from './kept-frames.ts';
import { type Progress, waitFor } from './progress.ts';
import type { PageSnapshot, SeenElement } from './types.ts';

/**
 * From a seen element to one that Playwright can act on. While the page stands as it was seen it is that very element; where the
 * element was drawn anew it is the one at the same place, if it is still of the same kind and name.
 */
export async function locate(
  page: Page,
  snapshot: PageSnapshot,
  element: SeenElement,
  limit: Progress = {},
): Promise<ElementHandle> {
  const doing = `Finding ${element.role} "${element.name || element.text}" again`;
  const held = await waitFor(takeHeld(snapshot, element), limit, doing);
  if (held) return held;
  const frame = frameOf(snapshot, element.frame)?.frame ?? findFrame(page, snapshot, element);
  const moved = frame && (await waitFor(takeByPath(frame, element), limit, doing));
  if (moved) return moved;
  throw new Error(
    `The ${element.role} "${element.name || element.text || element.testId}" is no longer where it was. Read the page again and look for it there.`,
  );
}

/** Runs in the page. */
function takeFromLook({ place, id, index }: { place: string; id: string; index: number }): Element | null {
  const looks: Looks | undefined = Reflect.get(window, Symbol.for(place));
  return looks?.take(id, index) ?? null;
}

async function takeHeld(snapshot: PageSnapshot, element: SeenElement): Promise<ElementHandle | undefined> {
  const held = frameOf(snapshot, element.frame);
  const index = Number(element.ref.split('e')[1]);
  if (!held) return undefined;
  try {
    const found = await held.frame.evaluateHandle(takeFromLook, { place, id: held.id, index });
    return found.asElement() ?? undefined;
  } catch {
    // The frame went to another page.
    return undefined;
  }
}

async function takeByPath(
  frame: Frame,
  { path, tag, text, placeholder }: SeenElement,
): Promise<ElementHandle | undefined> {
  try {
    const found = await frame.evaluateHandle(
      ({ path, tag, text, placeholder }) => {
        let root: Document | ShadowRoot | null | undefined = document;
        let at: Element | null | undefined;
        for (const step of path.split('>>>')) {
          at =
            root?.querySelector(step.startsWith('html') ? step : `:scope > ${step}`) ??
            root?.querySelector(step);
          root = at?.shadowRoot;
        }
        if (at?.localName !== tag || (at.getAttribute('placeholder') ?? '') !== placeholder) return null;
        const squeeze = (words: string | null) => (words ?? '').replace(/\s+/g, '').slice(0, 200);
        const same = text === '' || tag === 'select' || squeeze(at.textContent).startsWith(squeeze(text));
        return same ? at : null;
      },
      { path, tag, text, placeholder },
    );
    return found.asElement() ?? undefined;
  } catch {
    return undefined;
  }
}

/** For a snapshot that was stored and read again: frames by their address. */
function findFrame(page: Page, snapshot: PageSnapshot, element: SeenElement): Frame | undefined {
  if (element.frame === 0) return page.mainFrame();
  const address = snapshot.frames[element.frame]?.address;
  return page.frames().find((frame) => frame.url() === address);
}

const roleless = new Set(['generic', 'icon', 'none', 'paragraph', 'iframe', 'label']);

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

/** A locator a person can keep: role and name first, the place in the tree only where nothing else names it. */
export function describeLocator(element: SeenElement): string {
  const inside = element.frame > 0 ? `frame ${element.frame}: ` : '';
  return inside + describeInFrame(element);
}

const fields = new Set(['input', 'select', 'textarea']);

function describeInFrame({ role, tag, name, label, placeholder, title, text, path }: SeenElement): string {
  if (name && !roleless.has(role)) return `getByRole(${quote(role)}, { name: ${quote(name)} })`;
  if (label && fields.has(tag)) return `getByLabel(${quote(label)})`;
  if (placeholder) return `getByPlaceholder(${quote(placeholder)})`;
  if (title) return `getByTitle(${quote(title)})`;
  if (text && text.length <= 80) return `getByText(${quote(text)})`;
  return `locator(${quote(path.replaceAll('>>>', ' >> '))})`;
}
