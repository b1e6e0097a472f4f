import { ActionButton } from '../../../ui/action-button.tsx';
import { Square } from '../../../ui/icons/index.ts';
import { Tag } from '../../../ui/tag.tsx';
import { describeConfig } from './describe-load.ts';
import { LoadCharts } from './load-charts.tsx';
import { lengthOf } from './load-config.ts';
import type { LoadTest } from './load-run.ts';
import styles from './running-load.module.css';

interface Props {
  test: LoadTest;
  isBroken: boolean;
  isCancelling: boolean;
  onCancel: () => void;
}

function describeLeft(seconds: number): string {
  if (seconds <= 0) return 'Waiting for the last answers…';
  return seconds === 1 ? '1 second left' : `${seconds} seconds left`;
}

/** A load test while it runs: how far it is, what each second brings, and the way to stop it. */
export function RunningLoad({ test, isBroken, isCancelling, onCancel }: Props) {
  const seconds = Math.ceil(lengthOf(test.config) / 1000);
  const passed = Math.min(seconds, test.points.length);
  return (
    <section className={styles.running} aria-label="Running load test">
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>{test.name}</h2>
          <p className={styles.about}>
            <Tag tone="info">running</Tag> {describeConfig(test.config)} · <code>{test.config.url}</code>
          </p>
        </div>
        <ActionButton aria-disabled={isCancelling || undefined} onClick={onCancel}>
          <Square size={14} aria-hidden="true" /> {isCancelling ? 'Stopping…' : 'Cancel'}
        </ActionButton>
      </div>
      <div className={styles.progress}>
        <progress
          className={styles.bar}
          value={passed}
          max={seconds}
          aria-label="Progress of the load test"
        />
        <span className={styles.left}>
          {passed} of {seconds} s · {describeLeft(seconds - passed)}
        </span>
      </div>
      <p className={styles.trouble} role="status">
        {isBroken ? 'The connection is gone and is being made again.' : ''}
      </p>
      <LoadCharts points={test.points} seconds={seconds} />
    </section>
  );
}
