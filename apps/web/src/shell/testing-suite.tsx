import { Link } from 'react-router';
import { paths } from '../paths/paths.ts';
import { ChevronDown } from '../ui/icons/index.ts';
import styles from './dropdown.module.css';
import type { Menus } from './use-menus.ts';

/** The dropdown of everything that makes or runs a test. */
export function TestingSuite({ menus }: { menus: Menus }) {
  const open = menus.open.suite;
  const link = (to: string, label: string) => (
    <Link className={styles.item} to={to} onClick={menus.closeAll}>
      {label}
    </Link>
  );
  return (
    <li className={styles.anchor} ref={menus.containers.suite}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls="testing-suite"
        onClick={() => menus.toggle('suite')}
      >
        Testing Suite
        <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
      </button>
      <div id="testing-suite" className={styles.panel} hidden={!open}>
        <ul className={styles.items}>
          <li>
            <Link className={styles.item} to={paths.enhancedRequirements} onClick={menus.closeAll}>
              Enhanced AI Testing <span className={styles.badge}>NEW</span>
            </Link>
          </li>
          <li>{link(paths.requirements, 'Standard Testing')}</li>
        </ul>
        <hr className={styles.divider} />
        <ul className={styles.items}>
          <li>{link(paths.visualTesting, 'Visual Testing')}</li>
          <li>{link(paths.apiTesting, 'API Testing')}</li>
        </ul>
      </div>
    </li>
  );
}
