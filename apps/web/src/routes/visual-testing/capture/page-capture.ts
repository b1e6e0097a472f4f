import type { Sent } from '@assay/contract';
import { type BrowserName, limits } from '@assay/contract/choices';

export interface Size {
  width: number;
  height: number;
}

/** Windows that many people have. */
export const presets: readonly (Size & { name: string })[] = [
  { name: 'Desktop', width: 1280, height: 720 },
  { name: 'Large desktop', width: 1920, height: 1080 },
  { name: 'Tablet', width: 768, height: 1024 },
  { name: 'Phone', width: 390, height: 844 },
];

export type Extent = 'page' | 'visible' | 'element';

/** What is to be captured, as it is filled in. */
export interface Draft {
  url: string;
  name: string;
  extent: Extent;
  element: string;
  /** As `1280x720`. */
  sizes: readonly string[];
  browsers: readonly BrowserName[];
}

export const firstDraft: Draft = {
  url: '',
  name: '',
  extent: 'page',
  element: '',
  sizes: ['1280x720'],
  browsers: ['chrome'],
};

export function writeSize({ width, height }: Size): string {
  return `${width}x${height}`;
}

function readSize(size: string): Size {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}

/** A size somebody typed, or why it is none. */
export function checkOwnSize(width: string, height: string): { size: string } | { problem: string } {
  const { min, max } = limits.viewport;
  const sides = [width, height].map((side) => (/^\d{1,5}$/.test(side.trim()) ? Number(side) : Number.NaN));
  if (!sides.every((side) => side >= min && side <= max)) {
    return { problem: `Width and height must be whole numbers from ${min} to ${max}.` };
  }
  const [wide = 0, high = 0] = sides;
  return { size: writeSize({ width: wide, height: high }) };
}

/** What is wrong with it, by the names of its fields. */
export function findCaptureProblems({
  url,
  name,
  extent,
  element,
  sizes,
  browsers,
}: Draft): Record<string, string> {
  const { viewports } = limits.pageCaptures;
  return {
    ...(!url.trim() && { url: 'Address is required.' }),
    ...(!name.trim() && { name: 'Name is required.' }),
    ...(extent === 'element' && !element.trim() && { element: 'Element is required.' }),
    ...(sizes.length === 0 && { viewports: 'Choose at least one size.' }),
    ...(sizes.length > viewports && { viewports: `Choose at most ${viewports} sizes.` }),
    ...(browsers.length === 0 && { browsers: 'Choose at least one browser.' }),
  };
}

/** As the call wants it. */
export function writeCapture({
  url,
  name,
  extent,
  element,
  sizes,
  browsers,
}: Draft): Sent<'POST /api/visual/pages'>['body'] {
  return {
    url: url.trim(),
    name: name.trim(),
    ...(extent === 'element' && { element: element.trim() }),
    full_page: extent === 'page',
    viewports: sizes.map(readSize),
    browsers: [...browsers],
  };
}

/** The same list with a value in it or out of it. */
export function toggle<T>(values: readonly T[], value: T, isIn: boolean): T[] {
  const others = values.filter((one) => one !== value);
  return isIn ? [...others, value] : others;
}
