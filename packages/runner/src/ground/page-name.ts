import type { PageMark } from './page-marks.ts';
import { stem } from './words.ts';

/** What a page says of itself. */
export interface PageNames {
  address: string;
  title: string;
  headings: { text: string; level: number }[];
  marks?: readonly PageMark[];
}

const emptyWords = /\b(the|page|screen|view|site|section)\b/g;
const separator = /\s[-–—|:·•»]\s|[|:·•»–—]/;
const firstPages = new Set([
  'home',
  'start',
  'starting',
  'landing',
  'front',
  'welcome',
  'main',
  'homepage',
  'index',
]);

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(emptyWords, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "/shop/order-history.html?page=2" is the page "order history". */
function segments(address: string): string[] {
  try {
    const { pathname, hash } = new URL(address);
    return `${pathname}/${hash.replace(/^#!?/, '')}`
      .split('/')
      .filter(Boolean)
      .map((segment) => fold(decodeURIComponent(segment).replace(/\.\w{2,5}$/, '')));
  } catch {
    return [];
  }
}

const listForm = /^(.+) (?:list|overview|listing|table)$|^(?:list|overview|listing|table) of (?:all )?(.+)$/;

/** "The order list" is the page that is called Orders, or whose address ends so. */
function nameListed({ title, address, headings }: PageNames, wanted: string): string | undefined {
  const [, before, after] = listForm.exec(wanted) ?? [];
  const things = stem(before ?? after ?? '');
  if (things === '') return undefined;
  const [called = ''] = title.split(separator).map(fold);
  if (stem(called) === things) return `its title is "${title}"`;
  const heading = headings.find(({ text, level }) => level === 1 && stem(fold(text)) === things);
  if (heading) return `its heading is "${heading.text}"`;
  return stem(segments(address).at(-1) ?? '') === things ? `its address is ${address}` : undefined;
}

/** Why a page may be called by a name: its title or a part of it, a heading, or its address; undefined if nothing says so. */
export function explainPageName(page: PageNames, name: string): string | undefined {
  const wanted = fold(name);
  if (wanted === '') return undefined;
  const parts = page.title.split(separator).map(fold);
  if (fold(page.title) === wanted || parts.includes(wanted)) return `its title is "${page.title}"`;
  // Below a main heading, or where the menu says which page this is, the other headings name parts of it.
  const hasMain =
    page.headings.some(({ level }) => level === 1) ||
    page.marks?.some(({ by }) => by === 'the selected menu item');
  const heading = page.headings.find(({ text, level }) => {
    const folded = fold(text);
    return (
      (folded === wanted && (level === 1 || !hasMain)) ||
      (level === 1 && ` ${folded} `.includes(` ${wanted} `))
    );
  });
  if (heading) return `its heading is "${heading.text}"`;
  const listed = nameListed(page, wanted);
  if (listed) return listed;
  const path = segments(page.address);
  const squeezed = wanted.replaceAll(' ', '');
  if (path.some((segment) => segment.replaceAll(' ', '') === squeezed))
    return `its address is ${page.address}`;
  const mark = page.marks?.find(({ text }) => fold(text) === wanted);
  if (mark) return `${mark.by} is "${mark.text}"`;
  // An application may live below the root of its host.
  const isFirst =
    path.length === 0 ||
    firstPages.has(path[0] ?? '') ||
    (path.length === 1 && /\/(?:[?#].*)?$/.test(page.address));
  return firstPages.has(squeezed) && isFirst ? `its address is ${page.address}` : undefined;
}
