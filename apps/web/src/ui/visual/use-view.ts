import { useCallback, useMemo, useState } from 'react';
import {
  type Box,
  deriveView,
  focusOn,
  type Point,
  pan,
  type Size,
  start,
  stepZoom,
  type View,
  type Wish,
  zoomAt,
} from './view.ts';

export interface ViewControl {
  view: View;
  zoom: Wish['zoom'];
  /** The last change was a jump, which may glide. */
  isJump: boolean;
  panBy: (by: Point) => void;
  /** Whether moving that way would show anything else. */
  canPan: (by: Point) => boolean;
  /** Around a point of the pane, or its middle. */
  zoomBy: (factor: number, at?: Point) => void;
  stepZoom: (direction: 1 | -1) => void;
  setZoom: (zoom: Wish['zoom']) => void;
  show: (area: Box) => void;
  centreOn: (point: Point) => void;
}

/** Where a picture is looked at and how large. All panes that share it stay in step. */
export function useView(picture: Size, pane: Size): ViewControl {
  const { width, height } = picture;
  const { width: paneWidth, height: paneHeight } = pane;
  const [{ wish, isJump }, setState] = useState({ wish: start, isJump: false });

  const change = useCallback(
    (isJump: boolean, next: (wish: Wish, view: View, pane: Size) => Wish) => {
      const shown = { width: paneWidth, height: paneHeight };
      setState(({ wish }) => ({
        wish: next(wish, deriveView(wish, { width, height }, shown), shown),
        isJump,
      }));
    },
    [width, height, paneWidth, paneHeight],
  );

  return useMemo(() => {
    const shown = { width: paneWidth, height: paneHeight };
    const middle = { x: paneWidth / 2, y: paneHeight / 2 };
    const view = deriveView(wish, { width, height }, shown);
    return {
      view,
      zoom: wish.zoom,
      isJump,
      panBy: (by) => change(false, (wish, view, pane) => pan(wish, view, pane, by)),
      canPan: (by) => {
        const moved = deriveView(pan(wish, view, shown, by), { width, height }, shown);
        return Math.abs(moved.x - view.x) + Math.abs(moved.y - view.y) > 0.01;
      },
      zoomBy: (factor, at = middle) =>
        change(false, (_, view, pane) => zoomAt(view, pane, view.scale * factor, at)),
      stepZoom: (direction) =>
        change(true, (_, view, pane) => zoomAt(view, pane, stepZoom(view.scale, direction), middle)),
      setZoom: (zoom) =>
        change(true, (wish, view, pane) =>
          typeof zoom === 'number'
            ? zoomAt(view, pane, zoom, middle)
            : { ...pan(wish, view, pane, { x: 0, y: 0 }), zoom },
        ),
      show: (area) => change(true, (_, __, pane) => focusOn(area, { width, height }, pane)),
      centreOn: (centre) => change(false, (_, view) => ({ zoom: view.scale, centre })),
    };
  }, [wish, isJump, width, height, paneWidth, paneHeight, change]);
}
