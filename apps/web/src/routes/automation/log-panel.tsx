import type { RunView } from '@assay/contract';
import { useMemo, useState } from 'react';
import type { LogEvent } from '../../lib/run-state.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Pause, Play } from '../../ui/icons/index.ts';
import { RunLog } from '../../ui/run/run-log.tsx';
import styles from './log-panel.module.css';
import { chooseLines, countSince, type Level, levels } from './log-view.ts';
import page from './page.module.css';

const labels: Record<Level, string> = { info: 'Information', warning: 'Warnings', error: 'Errors' };

/** The log lines of all the person's runs as they are written; they can be held still and sifted. */
export function LogPanel({ log, runs }: { log: readonly LogEvent[]; runs: readonly RunView[] }) {
  const [chosen, choose] = useState<ReadonlySet<Level>>(() => new Set(levels));
  /** The log as it was when it was paused. */
  const [held, hold] = useState<readonly LogEvent[] | null>(null);
  const lines = useMemo(() => chooseLines(held ?? log, chosen, runs), [held, log, chosen, runs]);
  const missed = held ? countSince(log, held.at(-1)) : 0;

  function toggle(level: Level) {
    const next = new Set(chosen);
    if (!next.delete(level)) next.add(level);
    choose(next);
  }

  return (
    <section aria-labelledby="log-heading">
      <div className={styles.head}>
        <h2 className={page.heading} id="log-heading">
          Log
        </h2>
        <fieldset className={styles.levels}>
          <legend className={styles.legend}>Levels to show</legend>
          {levels.map((level) => (
            <label className={styles.level} key={level}>
              <input type="checkbox" checked={chosen.has(level)} onChange={() => toggle(level)} />
              {labels[level]}
            </label>
          ))}
        </fieldset>
        <p className={styles.missed} role="status">
          {held && (missed === 1 ? '1 new line' : `${missed} new lines`)}
        </p>
        <ActionButton onClick={() => hold(held ? null : log)}>
          {held ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
          {held ? 'Follow' : 'Pause'}
        </ActionButton>
      </div>
      <RunLog
        label="Log of your runs"
        lines={lines}
        empty={
          log.length === 0
            ? 'Lines appear here as your runs write them.'
            : 'None of the lines is of the levels that you chose.'
        }
      />
    </section>
  );
}
