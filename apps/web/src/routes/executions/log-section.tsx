import { useState } from 'react';
import { RunLog } from '../../ui/run/run-log.tsx';
import { filterLog, type LogFilter, type LogLine, logFilters } from './filter-log.ts';
import styles from './log-section.module.css';

interface Props {
  lines: readonly LogLine[];
  isLive: boolean;
}

export function LogSection({ lines, isLive }: Props) {
  const [filter, setFilter] = useState<LogFilter>('all');
  const [words, setWords] = useState('');
  const shown = filterLog(lines, filter, words);
  return (
    <section className={styles.section} aria-labelledby="log-title">
      <div className={styles.head}>
        <h2 className={styles.title} id="log-title">
          Log
        </h2>
        <label className={styles.field}>
          <span>Show</span>
          <select
            value={filter}
            onChange={({ currentTarget: { value } }) =>
              setFilter(logFilters.find((one) => one.value === value)?.value ?? 'all')
            }
          >
            {logFilters.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.field}>
          <span>Containing</span>
          <input type="search" value={words} onChange={({ currentTarget: { value } }) => setWords(value)} />
        </label>
      </div>
      <p className={styles.count} role="status">
        {describeCount(shown.length, lines.length, isLive)}
      </p>
      {(shown.length > 0 || lines.length === 0) && <RunLog label="Log of the execution" lines={shown} />}
    </section>
  );
}

function describeCount(shown: number, all: number, isLive: boolean): string {
  if (all === 0) return isLive ? 'Lines appear here while the case runs.' : '';
  if (shown === 0) return 'No line fits. Show all lines, or search for other words.';
  return shown === all ? `${all} lines` : `${shown} of ${all} lines`;
}
