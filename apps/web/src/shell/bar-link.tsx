import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import styles from './bar-link.module.css';

interface Props {
  to: string;
  onFollow: () => void;
  children: ReactNode;
  /** The one link of the bar that invites. */
  strong?: boolean;
}

export function BarLink({ to, onFollow, children, strong = false }: Props) {
  return (
    <li>
      <NavLink className={strong ? styles.strong : styles.link} to={to} end onClick={onFollow}>
        {children}
      </NavLink>
    </li>
  );
}
