import { Moment } from '../../ui/run/moment.tsx';
import { VerdictBadge } from '../../ui/run/verdict-badge.tsx';
import styles from './shared-view.module.css';
import type { Shared } from './use-shared.ts';

/** The latest results, newest first. */
export function ResultList({ results, isTitled }: { results: Shared['results']; isTitled: boolean }) {
  return (
    <section aria-labelledby="shared-results">
      <h2 className={styles.heading} id="shared-results">
        Latest results
      </h2>
      {results.length === 0 && <p className={styles.note}>There is no result yet.</p>}
      <ol className={styles.list}>
        {results.map((result, place) => (
          <li className={styles.item} key={place}>
            <VerdictBadge state="done" {...result} />
            {isTitled && <span className={styles.words}>{result.title}</span>}
            <span className={styles.note}>
              <Moment at={result.executed_at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
