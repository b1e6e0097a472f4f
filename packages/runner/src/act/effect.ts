/// <reference lib="dom" />

import type { Session } from '../evidence/session.ts';
import { type Progress, within } from '../progress/progress.ts';

/** What a person, or the network, could notice of an action. Two that are equal mean: nothing happened. */
export interface Impression {
  address: string;
  title: string;
  focus: string;
  scroll: string;
  /** A hash over texts, attributes and field values; values themselves stay in the page. */
  content: string;
  dialogs: number;
  downloads: number;
  pages: number;
  requests: number;
  loads: number;
}

/** Runs in the page. */
function impress(mostNodes: number) {
  let hash = 5381;
  let nodes = 0;
  const skipped = new Set(['script', 'style', 'assay-overlay']);
  const add = (text: string) => {
    for (let at = 0; at < text.length; at += 1) hash = (hash * 33 + text.charCodeAt(at)) | 0;
  };
  const addState = (element: Element) => {
    for (const name of element.getAttributeNames()) add(`${name}=${element.getAttribute(name)};`);
    if (element instanceof HTMLInputElement) add(`${element.value}|${element.checked}`);
    else if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
      add(element.value);
  };
  const visit = (node: Node) => {
    nodes += 1;
    if (nodes > mostNodes) return;
    if (node instanceof Text) add(node.data);
    if (node instanceof Element) {
      if (skipped.has(node.localName)) return;
      addState(node);
      if (node.shadowRoot) visit(node.shadowRoot);
    }
    for (const child of node.childNodes) visit(child);
  };
  visit(document);
  const focused = document.activeElement;
  const place = focused ? [...document.querySelectorAll(focused.localName)].indexOf(focused) : -1;
  return {
    title: document.title,
    focus: `${focused?.localName}${place}`,
    scroll: `${scrollX},${scrollY}`,
    content: `${hash}/${nodes}`,
  };
}

const unread = { title: '', focus: '', scroll: '', content: '' };

/** Looks at the page in all its frames; undefined where it cannot be read now. */
export async function takeImpression(session: Session, progress: Progress): Promise<Impression | undefined> {
  const page = session.pages.current();
  const outside = {
    address: page.url(),
    dialogs: session.dialogs.seen.length,
    downloads: session.pages.downloads.length,
    pages: session.pages.all().length,
    requests: session.network.begun(),
    loads: session.pages.loads(),
  };
  if (session.dialogs.open()) return { ...unread, ...outside };
  const frames = page.frames().slice(0, 20);
  const reading = Promise.all(frames.map((frame) => frame.evaluate(impress, 20_000)));
  const looked = Promise.race([reading, session.dialogs.whenOpened().then(() => [unread])]);
  const read = await within(progress, looked, 'The page could not be read.').catch(() => undefined);
  if (!read?.[0]) return undefined;
  if (read[0] !== unread) session.lastSeen = { address: outside.address, title: read[0].title };
  return { ...read[0], ...outside, content: read.map(({ content, focus }) => content + focus).join(' ') };
}

/** The names of what changed. */
export function compareImpressions(before: Impression, after: Impression): (keyof Impression)[] {
  const names: (keyof Impression)[] = [
    'address',
    'title',
    'focus',
    'scroll',
    'content',
    'dialogs',
    'downloads',
    'pages',
    'requests',
    'loads',
  ];
  return names.filter((name) => before[name] !== after[name]);
}
