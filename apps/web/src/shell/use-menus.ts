import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export type MenuName = 'navigation' | 'suite' | 'user';

const allClosed: Record<MenuName, boolean> = { navigation: false, suite: false, user: false };
/** Innermost first: on a small screen the other two lie inside the navigation. */
const order: MenuName[] = ['user', 'suite', 'navigation'];

export interface Menus {
  open: Record<MenuName, boolean>;
  toggle: (name: MenuName) => void;
  closeAll: () => void;
  containers: {
    navigation: RefObject<HTMLElement | null>;
    suite: RefObject<HTMLLIElement | null>;
    user: RefObject<HTMLDivElement | null>;
  };
}

/** The three menus of the bar. They open independently; Escape closes the one in use, a click elsewhere closes all. */
export function useMenus(): Menus {
  const [open, setOpen] = useState(allClosed);
  const navigation = useRef<HTMLElement>(null);
  const suite = useRef<HTMLLIElement>(null);
  const user = useRef<HTMLDivElement>(null);
  const toggle = useCallback((name: MenuName) => setOpen((now) => ({ ...now, [name]: !now[name] })), []);
  const closeAll = useCallback(() => setOpen(allClosed), []);
  const anyOpen = order.some((name) => open[name]);

  useEffect(() => {
    if (!anyOpen) return;
    const containers = { navigation, suite, user };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const inUse = order.find((name) => open[name] && holdsFocus(containers[name].current));
      if (!inUse) return closeAll();
      setOpen((now) => ({ ...now, [inUse]: false }));
      containers[inUse].current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !navigation.current?.contains(event.target)) closeAll();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [anyOpen, open, closeAll]);

  return { open, toggle, closeAll, containers: { navigation, suite, user } };
}

function holdsFocus(container: HTMLElement | null): boolean {
  return container?.contains(document.activeElement) ?? false;
}
