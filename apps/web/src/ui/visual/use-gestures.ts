import { type PointerEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import type { ViewControl } from './use-view.ts';
import type { Point } from './view.ts';

interface Gestures {
  /** For the element around the panes; each pane has `data-pane`. */
  ref: (element: HTMLElement | null) => (() => void) | undefined;
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: (event: PointerEvent) => void;
}

interface Finger extends Point {
  pane: Element;
}

/** Dragging moves, two fingers pinch, the wheel moves and with Ctrl enlarges. A press without a drag is told with its place in the pane. */
export function useGestures(
  control: ViewControl,
  panes: RefObject<HTMLElement | null>,
  onPress: (at: Point) => void,
): Gestures {
  const latest = useRef(control);
  useLayoutEffect(() => {
    latest.current = control;
  });
  const fingers = useRef(new Map<number, Finger>());
  const dragged = useRef(0);

  // React listens to the wheel passively, so that the page would move as well.
  const ref = useCallback(
    (element: HTMLElement | null) => {
      panes.current = element;
      if (!element) return;
      const onWheel = (event: WheelEvent) => {
        const pane = paneOf(event.target);
        if (!pane) return;
        const { zoomBy, panBy, canPan } = latest.current;
        if (event.ctrlKey || event.metaKey) {
          event.preventDefault();
          zoomBy(Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 120), placeIn(pane, event));
          return;
        }
        const by = { x: event.deltaX, y: event.deltaY };
        // At its end the picture lets the page move on.
        if (!canPan(by)) return;
        event.preventDefault();
        panBy(by);
      };
      element.addEventListener('wheel', onWheel, { passive: false });
      return () => element.removeEventListener('wheel', onWheel);
    },
    [panes],
  );

  function onPointerDown(event: PointerEvent) {
    const pane = paneOf(event.target);
    if (!pane || event.button !== 0) return;
    pane.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY, pane });
    dragged.current = fingers.current.size > 1 ? Number.POSITIVE_INFINITY : 0;
  }

  function onPointerMove(event: PointerEvent) {
    const finger = fingers.current.get(event.pointerId);
    if (!finger) return;
    const by = { x: finger.x - event.clientX, y: finger.y - event.clientY };
    dragged.current += Math.abs(by.x) + Math.abs(by.y);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const before = Math.hypot(finger.x - other.x, finger.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      const middle = { clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 };
      latest.current.panBy({ x: by.x / 2, y: by.y / 2 });
      latest.current.zoomBy(after / Math.max(1, before), placeIn(finger.pane, middle));
    } else if (dragged.current > 3) latest.current.panBy(by);
    fingers.current.set(event.pointerId, { ...finger, x: event.clientX, y: event.clientY });
  }

  function onPointerUp(event: PointerEvent) {
    const finger = fingers.current.get(event.pointerId);
    fingers.current.delete(event.pointerId);
    if (finger && dragged.current <= 3 && event.type === 'pointerup') onPress(placeIn(finger.pane, event));
  }

  return { ref, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
}

function paneOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-pane]') : null;
}

function placeIn(pane: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = pane.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
