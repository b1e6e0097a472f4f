import { useLayoutEffect, useRef } from 'react';

/** Puts the focus on an element once the change that brings it about is on the page. */
export function useFocusAfter(): (id: string) => void {
  const wanted = useRef('');
  useLayoutEffect(() => {
    if (!wanted.current) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = '';
  });
  return (id) => {
    wanted.current = id;
  };
}
