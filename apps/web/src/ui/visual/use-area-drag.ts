import type { PictureRegion } from '@assay/contract';
import { type PointerEvent, useRef, useState } from 'react';
import { drawArea, moveArea, resizeArea, type Sides } from './areas.ts';
import type { Point, Size } from './view.ts';

/** What a pointer took hold of: the picture, an area, or a handle of one. */
export type Hold = { place: number | null; sides?: Sides };

interface Drag extends Hold {
  from: Point;
  area: PictureRegion;
  hasMoved: boolean;
}

interface Given {
  areas: readonly PictureRegion[];
  picture: Size;
  scale: number;
  onDrawn: (area: PictureRegion) => void;
  onChanged: (place: number, area: PictureRegion) => void;
}

/** Drawing, moving and resizing areas by mouse or finger. `live` is what is being changed, until it is let go. */
export function useAreaDrag({ areas, picture, scale, onDrawn, onChanged }: Given) {
  const drag = useRef<Drag | null>(null);
  const [live, setLive] = useState<{ place: number | null; area: PictureRegion } | null>(null);

  function pointOf(event: PointerEvent): Point {
    const { left, top } =
      event.currentTarget.closest('[data-picture]')?.getBoundingClientRect() ?? new DOMRect();
    return { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
  }

  function begin(event: PointerEvent, hold: Hold): void {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = pointOf(event);
    const area = hold.place === null ? undefined : areas[hold.place];
    drag.current = { ...hold, from, area: area ?? drawArea(from, from, picture), hasMoved: false };
  }

  function onPointerMove(event: PointerEvent): void {
    const held = drag.current;
    if (!held || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const to = pointOf(event);
    const by = { x: to.x - held.from.x, y: to.y - held.from.y };
    // A press that trembles is no drag.
    if (!held.hasMoved && Math.hypot(by.x, by.y) * scale < 4) return;
    held.hasMoved = true;
    setLive({ place: held.place, area: changed(held, to, by) });
  }

  function changed({ place, sides, area, from }: Drag, to: Point, by: Point): PictureRegion {
    if (place === null) return drawArea(from, to, picture);
    return sides ? resizeArea(area, sides, by, picture) : moveArea(area, by, picture);
  }

  function onPointerUp(event: PointerEvent): void {
    const held = drag.current;
    drag.current = null;
    setLive(null);
    if (!held?.hasMoved || !live || event.type === 'pointercancel') return;
    if (held.place === null) onDrawn(live.area);
    else onChanged(held.place, live.area);
  }

  return { live, begin, handlers: { onPointerMove, onPointerUp, onPointerCancel: onPointerUp } };
}
