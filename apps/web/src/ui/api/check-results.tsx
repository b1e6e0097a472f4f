import type { ApiResult } from '@assay/contract';
import { CircleCheck, CircleX } from '../icons/index.ts';
import styles from './check-results.module.css';
import { describeCheck } from './describe-check.ts';

/** Each check of one answer, with what was expected and what came. */
export function CheckResults({ checks, isAnswered }: Pick<ApiResult, 'checks'> & { isAnswered: boolean }) {
  if (checks.length === 0) {
    const hint = 'Nothing was checked. Add a validation to this endpoint so that it can pass or fail.';
    return isAnswered && <p className={styles.none}>{hint}</p>;
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
