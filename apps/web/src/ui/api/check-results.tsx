import type { ApiResult } from '@assay/contract';
import { CircleCheck, CircleX } from '../icons/index.ts';
import styles from './check-results.module.css';
import { describeCheck } from './describe-check.ts';

/** Each check of one answer, with what was expected and what came. */
export function CheckResults({ checks }: Pick<ApiResult, 'checks'>) {
  if (checks.length === 0) {
    return <p className={styles.none}>No validations. It passes where the status is below 400.</p>;
  }
  const numbered = checks.map((one, at) => ({ ...one, key: `${at} ${one.check.type}` }));
  return (
    <ul className={styles.checks} aria-label="Checks">
      {numbered.map(({ key, check, passed, message, expected, actual }) => (
        <li key={key} className={styles.check} data-passed={passed}>
          {passed ? (
            <CircleCheck className={styles.icon} size={16} aria-hidden="true" />
          ) : (
            <CircleX className={styles.icon} size={16} aria-hidden="true" />
          )}
          <div className={styles.words}>
            <p className={styles.line}>
              <span className={styles.hidden}>{passed ? 'Passed: ' : 'Failed: '}</span>
              {describeCheck(check)}
              {passed && actual && <span className={styles.came}>{actual}</span>}
            </p>
            {!passed && <p className={styles.message}>{message}</p>}
            {!passed && (expected || actual) && (
              <dl className={styles.values}>
                <dt>Expected</dt>
                <dd>{expected}</dd>
                <dt>Actual</dt>
                <dd>{actual}</dd>
              </dl>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
