import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const focusable = 'button:not([disabled]), input:not([disabled]), select, textarea, a[href]';

interface KeptFocus<T> {
  ref: RefObject<T | null>;
  onFocus: (event: FocusEvent) => void;
}

/**
 * Keeps the focus in a list whose rows go: on the row that comes into the place of the one that had it, or where there is
 * none on the element with this id, else on the tab that is open.
 */
export function useKeptFocus<T extends HTMLElement>(otherwise = ''): KeptFocus<T> {
  const ref = useRef<T>(null);
  const last = useRef<{ element: Element; row: number; fromEnd: number } | null>(null);

  useLayoutEffect(() => {
    const { element, row = 0, fromEnd = 0 } = last.current ?? {};
    if (!element || element.isConnected) return;
    last.current = null;
    if (document.activeElement !== document.body) return;
    const rows = [...(ref.current?.children ?? [])].filter((one) => one.querySelector(focusable));
    const places = [
      ...(rows[Math.min(row, rows.length - 1)]?.querySelectorAll<HTMLElement>(focusable) ?? []),
    ];
    const place = places[Math.max(0, places.length - 1 - fromEnd)] ?? document.getElementById(otherwise);
    (place ?? document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]'))?.focus();
  });

  return {
    ref,
    onFocus({ target }) {
      const rows = [...(ref.current?.children ?? [])].filter((one) => one.querySelector(focusable));
      const row = rows.findIndex((one) => one.contains(target));
      const places = [...(rows[row]?.querySelectorAll(focusable) ?? [])];
      last.current = {
        element: target,
        row: Math.max(0, row),
        fromEnd: places.length - 1 - places.indexOf(target),
      };
    },
  };
}
