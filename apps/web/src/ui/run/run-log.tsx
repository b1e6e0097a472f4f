import type { ExecutionReport } from '@assay/contract';
import { useLayoutEffect, useRef } from 'react';
import { LongText } from './long-text.tsx';
import styles from './run-log.module.css';

type LogLine = ExecutionReport['log'][number] & {
  /** What the line is about, where lines of several runs stand together. */
  from?: string;
};

interface Props {
  label: string;
  lines: readonly LogLine[];
  /** What stands there while there is no line. */
  empty?: string;
}

const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

/** Log lines, oldest first. It stays at the newest line until somebody scrolls up. */
export function RunLog({ label, lines, empty = 'Nothing has been logged.' }: Props) {
  const box = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);

  useLayoutEffect(() => {
    if (box.current && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines]);

  return (
    <section
      ref={box}
      className={styles.log}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < 24;
      }}
    >
      {lines.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ol className={styles.lines}>
        {lines.map((line, index) => (
          <li className={styles.line} data-level={line.level} key={index}>
            <time className={styles.time} dateTime={line.at}>
              {time.format(new Date(line.at))}
            </time>
            {line.level !== 'info' && <span className={styles.level}>{line.level}</span>}
            <span className={styles.message}>
              {line.from && <span className={styles.from}>{line.from}: </span>}
              <LongText text={line.message} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
