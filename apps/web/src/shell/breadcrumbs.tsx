import { Link, useLocation } from 'react-router';
import styles from './breadcrumbs.module.css';
import { listCrumbs } from './crumbs.ts';

/** The way back from a page to home. */
export function Breadcrumbs() {
  const { pathname } = useLocation();
  const crumbs = listCrumbs(pathname);
  if (crumbs.length === 0) return null;
  return (
    <nav className={styles.bar} aria-label="Breadcrumb">
      <ol className={styles.list}>
        {crumbs.map(({ to, emoji, label }, index) => (
          <li key={to} className={styles.crumb}>
            {index === crumbs.length - 1 ? (
              <span className={styles.current} aria-current="page">
                <Emoji symbol={emoji} />
                {label}
              </span>
            ) : (
              <Link className={styles.link} to={to}>
                <Emoji symbol={emoji} />
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Emoji({ symbol }: { symbol?: string }) {
  return symbol ? <span aria-hidden="true">{symbol} </span> : null;
}
