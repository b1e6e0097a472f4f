import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { useToken } from '../lib/session.ts';
import { paths } from '../paths/paths.ts';
import { Brand } from '../ui/brand.tsx';
import { Menu, X } from '../ui/icons/index.ts';
import { BarLink } from './bar-link.tsx';
import styles from './navigation-bar.module.css';
import { TestingSuite } from './testing-suite.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useMenus } from './use-menus.ts';
import { UserMenu } from './user-menu.tsx';

/** The bar at the top of every page, for people who are signed in and for people who are not. */
export function NavigationBar() {
  const token = useToken();
  const menus = useMenus();
  const { pathname } = useLocation();
  const { open, toggle, closeAll, containers } = menus;
  // Arriving somewhere else, also by the back button, closes the menus.
  useEffect(() => {
    if (pathname) closeAll();
  }, [pathname, closeAll]);

  return (
    <header className={styles.bar} ref={containers.navigation}>
      <div className={styles.inner}>
        <Link className={styles.brand} to={paths.home} onClick={closeAll}>
          <Brand />
        </Link>
        <button
          type="button"
          className={styles.hamburger}
          aria-expanded={open.navigation}
          aria-controls="site-menu"
          aria-label="Menu"
          onClick={() => toggle('navigation')}
        >
          {open.navigation ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        </button>
        <div id="site-menu" className={styles.menu} data-open={open.navigation}>
          <nav className={styles.links} aria-label="Main">
            <ul className={styles.list}>
              <BarLink to={paths.home} onFollow={closeAll}>
                Home
              </BarLink>
              {token && (
                <>
                  <TestingSuite menus={menus} />
                  <BarLink to={paths.dashboard} onFollow={closeAll}>
                    Dashboard
                  </BarLink>
                  <BarLink to={paths.analytics} onFollow={closeAll}>
                    Analytics
                  </BarLink>
                  <BarLink to={paths.feedback} onFollow={closeAll}>
                    Feedback
                  </BarLink>
                </>
              )}
            </ul>
          </nav>
          <ThemeToggle />
          {token ? <UserMenu token={token} menus={menus} /> : <AccountLinks onFollow={closeAll} />}
        </div>
      </div>
    </header>
  );
}

function AccountLinks({ onFollow }: { onFollow: () => void }) {
  return (
    <nav aria-label="Account">
      <ul className={styles.list}>
        <BarLink to={paths.login} onFollow={onFollow}>
          Login
        </BarLink>
        <BarLink to={paths.signup} onFollow={onFollow} strong>
          Sign Up
        </BarLink>
      </ul>
    </nav>
  );
}
