import { paths } from '../../paths/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './not-admin.module.css';

/** What stands here for who is signed in and no administrator. */
export function NotAdmin() {
  return (
    <div className={styles.words} role="alert">
      <h2>You need admin permissions</h2>
      <p>
        This page is for administrators, and your account does not have that role. Ask an administrator of
        this installation to give you the role, then open the page again.
      </p>
      <LinkButton to={paths.dashboard}>Go to the dashboard</LinkButton>
    </div>
  );
}
