import { ApiError } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { formatIn } from './describe-when.ts';
import { type Draft, whenOf } from './draft.ts';
import { usePreview } from './queries.ts';
import styles from './schedule-form.module.css';

interface Props {
  draft: Draft;
  /** Its field says already what is wrong. */
  isRefused: boolean;
}

/** When it would run next, or why it never would; said again as the choice changes. */
export function NextTimes({ draft, isRefused }: Props) {
  const { data, error, isFetching } = usePreview(whenOf(draft), draft.timezone);
  return (
    <div className={styles.preview} role="status" aria-busy={isFetching}>
      {/* Never empty: the form takes the gap around an empty part away. */}
      <div>
        {error && !isRefused && (
          <p className={styles.problem}>
            {error instanceof ApiError ? error.message : explainFailure(error)}
          </p>
        )}
        {data && !error && (
          <>
            <p className={styles.previewTitle}>
              Next times in {data.timezone} <code title={data.cron}>{data.cron}</code>
            </p>
            <ol className={styles.times}>
              {data.times.map((time) => (
                <li key={time}>
                  <time dateTime={time}>{formatIn(time, data.timezone)}</time>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </div>
  );
}
