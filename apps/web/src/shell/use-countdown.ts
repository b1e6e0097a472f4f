import { type RefObject, useEffect } from 'react';

/** Calls `onEnd` after some time, which stands still while the element is hovered or holds the focus. Null never ends. */
export function useCountdown(
  milliseconds: number | null,
  element: RefObject<HTMLElement | null>,
  onEnd: () => void,
): void {
  useEffect(() => {
    const watched = element.current;
    if (milliseconds === null || !watched) return;
    let remaining = milliseconds;
    let startedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      if (timer !== undefined) return;
      startedAt = performance.now();
      timer = setTimeout(onEnd, remaining);
    };
    const pause = () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      remaining = Math.max(0, remaining - (performance.now() - startedAt));
    };
    // Only a pointer that moves: one that merely lay where the element appeared should not keep it open.
    const pauseIfMoved = (event: PointerEvent) => {
      if (event.movementX !== 0 || event.movementY !== 0) pause();
    };
    watched.addEventListener('pointermove', pauseIfMoved);
    watched.addEventListener('pointerleave', start);
    watched.addEventListener('focusin', pause);
    watched.addEventListener('focusout', start);
    start();
    return () => {
      clearTimeout(timer);
      watched.removeEventListener('pointermove', pauseIfMoved);
      watched.removeEventListener('pointerleave', start);
      watched.removeEventListener('focusin', pause);
      watched.removeEventListener('focusout', start);
    };
  }, [milliseconds, element, onEnd]);
}
