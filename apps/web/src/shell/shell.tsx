import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { SiteFooter } from '../ui/site-footer.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { ErrorView } from './error-view.tsx';
import { focusMain, mainId } from './focus-main.ts';
import { NavigationBar } from './navigation-bar.tsx';
import { NoticeHost } from './notice-host.tsx';
import { PendingBar } from './pending-bar.tsx';
import styles from './shell.module.css';
import { Toasts } from './toasts.tsx';

/** What surrounds every page. */
export function Shell() {
  useFocusOnArrival();
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`}>
        Skip to content
      </a>
      <NavigationBar />
      <Breadcrumbs />
      <Main>
        <Outlet />
      </Main>
      {useFooter() && <SiteFooter />}
      <PendingBar />
      <Toasts />
      <NoticeHost />
      <ScrollRestoration />
    </>
  );
}

/** A page asks for the footer by its route's handle. */
function useFooter(): boolean {
  return useMatches().some(({ handle }) => (handle as { footer?: boolean } | undefined)?.footer);
}

/** When the shell itself breaks there is nothing around the error but the page. */
export function BareError() {
  return (
    <Main>
      <ErrorView />
    </Main>
  );
}

function Main({ children }: { children: ReactNode }) {
  return (
    <main id={mainId} className={styles.main} tabIndex={-1}>
      {children}
    </main>
  );
}

/** A new page without a new document: keyboard and screen reader start at its beginning, as they would with one. */
function useFocusOnArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusMain();
  }, [pathname]);
}
