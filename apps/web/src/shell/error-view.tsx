import { isRouteErrorResponse, useRouteError } from 'react-router';
import { paths } from '../paths/paths.ts';
import styles from './error-view.module.css';

/** What is left when a page cannot be loaded or breaks while it is shown. */
export function ErrorView() {
  const error = useRouteError();
  return (
    <section className={styles.view} role="alert">
      <title>Unexpected Application Error · Assay</title>
      <h1 className={styles.title}>Unexpected Application Error!</h1>
      <p className={styles.message}>{describe(error)}</p>
      <p className={styles.hint}>
        Reloading usually helps, since it also fetches the newest version of Assay.
      </p>
      <div className={styles.actions}>
        <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
          Reload
        </button>
        {/* A plain link on purpose: leaving a broken state takes a fresh document. */}
        <a className={styles.home} href={paths.home}>
          Go to the home page
        </a>
      </div>
    </section>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  if (error instanceof Error && error.message) return error.message;
  return 'The cause is not known.';
}
