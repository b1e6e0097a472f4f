import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { decodeIdentity } from '../lib/identity.ts';
import { signOut } from '../lib/session.ts';
import { paths } from '../paths/paths.ts';
import { ChevronDown, LayoutDashboard, LogOut, Settings } from '../ui/icons/index.ts';
import styles from './dropdown.module.css';
import { faceOfRole, initialOf, mayOpenAdmin, nameOf } from './roles.ts';
import type { Menus } from './use-menus.ts';
import person from './user-menu.module.css';

/** Who is signed in, and what they can do about their account. */
export function UserMenu({ token, menus }: { token: string; menus: Menus }) {
  const { email, role } = useMemo(() => decodeIdentity(token), [token]);
  const navigate = useNavigate();
  const open = menus.open.user;
  const { label, icon: RoleIcon } = faceOfRole(role);
  const leave = () => {
    menus.closeAll();
    signOut();
    navigate(paths.login);
  };

  return (
    <div className={styles.anchor} ref={menus.containers.user}>
      <button
        type="button"
        className={`${styles.button} ${person.button}`}
        aria-expanded={open}
        aria-controls="user-menu"
        onClick={() => menus.toggle('user')}
      >
        <span className={person.avatar} aria-hidden="true">
          {initialOf(email)}
        </span>
        <span className={person.names}>
          <span className={person.name}>{nameOf(email)}</span>{' '}
          <span className={person.role}>
            <RoleIcon size={12} aria-hidden="true" />
            {label}
          </span>
        </span>
        <ChevronDown className={`${styles.chevron} ${styles.optional}`} size={16} aria-hidden="true" />
      </button>
      <div id="user-menu" className={styles.panel} data-side="end" hidden={!open}>
        <div className={person.card}>
          <p className={person.email}>{email || 'User'}</p>
          <p className={person.roleBadge}>
            <RoleIcon size={14} aria-hidden="true" />
            {label}
          </p>
        </div>
        <hr className={styles.divider} />
        <ul className={styles.items}>
          <li>
            <Link className={styles.item} to={paths.settings} onClick={menus.closeAll}>
              <Settings size={16} aria-hidden="true" />
              Account Settings
            </Link>
          </li>
          {mayOpenAdmin(role) && (
            <li>
              <Link className={styles.item} to={paths.admin} onClick={menus.closeAll}>
                <LayoutDashboard size={16} aria-hidden="true" />
                Admin Dashboard {role === 'super_admin' && <span className={styles.badge}>SUPER</span>}
              </Link>
            </li>
          )}
          <li>
            <button type="button" className={styles.item} onClick={leave}>
              <LogOut size={16} aria-hidden="true" />
              Sign Out
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}
