import { Link } from 'react-router';
import { paths } from '../paths/paths.ts';
import { Brand } from './brand.tsx';
import styles from './site-footer.module.css';

const links = [
  { to: paths.privacy, label: 'Privacy Policy' },
  { to: paths.terms, label: 'Terms of Service' },
  { to: paths.contact, label: 'Contact' },
];

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div>
          <Brand />
          <p className={styles.line}>Plain-English requirements in, evidence out.</p>
        </div>
        <nav aria-label="Footer">
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.to}>
                <Link className={styles.link} to={link.to}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
