export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point, Size {}

/** What a person asked for: a place of the picture to have in the middle, and how large. */
export interface Wish {
  centre: Point;
  zoom: number | 'width' | 'whole';
}

/** What is shown: `x` and `y` of the picture are at the upper left of the pane. */
export interface View extends Point {
  scale: number;
}

const steps = [0.05, 0.1, 0.17, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8, 12, 16];
const [smallest = 0.05] = steps;
const largest = 16;
/** From here on single pixels are looked at, and smoothing would only blur them. */
export const pixelsFrom = 2;

export const start: Wish = { centre: { x: 0, y: 0 }, zoom: 'width' };

/** Fits what was asked for into what there is: nothing beside the picture is shown that need not be. */
export function deriveView({ centre, zoom }: Wish, picture: Size, pane: Size): View {
  const scale = scaleOf(zoom, picture, pane);
  return {
    scale,
    x: place(centre.x, picture.width, pane.width / scale),
    y: place(centre.y, picture.height, pane.height / scale),
  };
}

function scaleOf(zoom: Wish['zoom'], picture: Size, pane: Size): number {
  if (typeof zoom === 'number') return zoom;
  const width = pane.width / Math.max(1, picture.width);
  const fitting = zoom === 'width' ? width : Math.min(width, pane.height / Math.max(1, picture.height));
  // A small picture is not blown up by fitting it.
  return Math.max(0.001, Math.min(1, fitting));
}

function place(centre: number, length: number, shown: number): number {
  if (shown >= length) return (length - shown) / 2;
  return Math.min(Math.max(0, centre - shown / 2), length - shown);
}

function centreOf(view: View, pane: Size): Point {
  return { x: view.x + pane.width / view.scale / 2, y: view.y + pane.height / view.scale / 2 };
}

/** Moves the picture by points of the screen. */
export function pan(wish: Wish, view: View, pane: Size, by: Point): Wish {
  const { x, y } = centreOf(view, pane);
  return { ...wish, centre: { x: x + by.x / view.scale, y: y + by.y / view.scale } };
}

/** Enlarges around a point of the pane, which stays where it is. */
export function zoomAt(view: View, pane: Size, scale: number, at: Point): Wish {
  const zoom = Math.min(largest, Math.max(smallest, scale));
  return {
    zoom,
    centre: {
      x: view.x + at.x / view.scale + (pane.width / 2 - at.x) / zoom,
      y: view.y + at.y / view.scale + (pane.height / 2 - at.y) / zoom,
    },
  };
}

/** The next round figure above or below. */
export function stepZoom(scale: number, direction: 1 | -1): number {
  if (direction > 0) return steps.find((step) => step > scale * 1.001) ?? largest;
  return steps.findLast((step) => step < scale * 0.999) ?? smallest;
}

/** Brings an area into the middle, large enough to be read and with some of what is around it; of a long one its top. */
export function focusOn(area: Box, picture: Size, pane: Size): Wish {
  const fitting = Math.min(pane.width / (area.width * 1.4), pane.height / (area.height * 1.4));
  const whole = scaleOf('width', picture, pane);
  const zoom = Math.min(2, Math.max(whole, fitting));
  const shown = (pane.height / zoom) * 0.9;
  return {
    zoom: zoom === whole ? 'width' : zoom,
    centre: { x: area.x + area.width / 2, y: area.y + Math.min(area.height, shown) / 2 },
  };
}

export function toScreen(area: Box, view: View): Box {
  return {
    x: (area.x - view.x) * view.scale,
    y: (area.y - view.y) * view.scale,
    width: area.width * view.scale,
    height: area.height * view.scale,
  };
}

export function formatZoom(scale: number): string {
  return `${Math.round(scale * 100)} %`;
}
