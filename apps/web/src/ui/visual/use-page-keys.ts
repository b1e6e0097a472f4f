import { useEffect, useLayoutEffect, useRef } from 'react';

export type PageKeys = Partial<Record<string, (event: KeyboardEvent) => void>>;

/** Single keys of a page, while nobody types and no question is open. */
export function usePageKeys(keys: PageKeys): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const act = latest.current[event.key];
      if (!act) return;
      event.preventDefault();
      act(event);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

const marks =
  'input:not([type="range"], [type="radio"], [type="checkbox"]), textarea, select, [contenteditable]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${marks}, [role="menu"]`) !== null;
}
