import type { PictureRegion } from '@assay/contract';
import type { Point, Size } from './view.ts';

/** Smaller ones could not be taken hold of. */
const smallest = 4;

/** Which sides of an area a handle draws along. */
export interface Sides {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

export const handles: readonly Sides[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
];

/** The area between two points, within the picture and in whole pixels. */
export function drawArea(from: Point, to: Point, picture: Size): PictureRegion {
  const [left, right] = span(from.x, to.x, picture.width);
  const [top, bottom] = span(from.y, to.y, picture.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function span(one: number, other: number, length: number): [number, number] {
  const within = (value: number) => Math.min(length, Math.max(0, Math.round(value)));
  const [start, end] = [within(Math.min(one, other)), within(Math.max(one, other))];
  if (end - start >= smallest) return [start, end];
  const room = Math.min(smallest, length);
  const first = Math.min(start, length - room);
  return [first, first + room];
}

export function moveArea<T extends PictureRegion>(area: T, by: Point, picture: Size): T {
  const place = (start: number, length: number, whole: number) =>
    Math.max(0, Math.min(Math.round(start), whole - length));
  return {
    ...area,
    x: place(area.x + by.x, area.width, picture.width),
    y: place(area.y + by.y, area.height, picture.height),
  };
}

/** Draws the named sides along; the others stay. */
export function resizeArea<T extends PictureRegion>(area: T, sides: Sides, by: Point, picture: Size): T {
  const [x, width] = stretch(area.x, area.width, sides.x, by.x, picture.width);
  const [y, height] = stretch(area.y, area.height, sides.y, by.y, picture.height);
  return { ...area, x, y, width, height };
}

function stretch(
  start: number,
  length: number,
  side: -1 | 0 | 1,
  by: number,
  whole: number,
): [number, number] {
  const end = start + length;
  if (side === 0) return [start, length];
  if (side > 0) {
    const moved = Math.min(whole, Math.max(start + smallest, Math.round(end + by)));
    return [start, Math.min(moved, Math.max(whole, end)) - start];
  }
  const moved = Math.max(0, Math.min(end - smallest, Math.round(start + by)));
  return [moved, end - moved];
}

/** What an arrow key does, in pixels of the picture; Ctrl is for small steps. */
export function stepOf(key: string, isFine: boolean): Point | undefined {
  const by = isFine ? 1 : 8;
  const steps: Record<string, Point> = {
    ArrowLeft: { x: -by, y: 0 },
    ArrowRight: { x: by, y: 0 },
    ArrowUp: { x: 0, y: -by },
    ArrowDown: { x: 0, y: by },
  };
  return steps[key];
}
