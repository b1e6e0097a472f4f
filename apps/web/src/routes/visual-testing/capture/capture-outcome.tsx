import type { RunView } from '@assay/contract';
import { generatePath, Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { LoadingPart } from '../../../ui/page-state.tsx';
import { useComparisonsOfRun } from '../common/queries.ts';
import { addressOf } from '../common/view.ts';
import styles from './capture-run.module.css';
import { describeCapture } from './describe-capture.ts';

interface Props {
  run: RunView;
  onLeave: () => void;
}

/** What came of capturing a page in one browser, and where to see it. */
export function CaptureOutcome({ run, onLeave }: Props) {
  const { data, isError } = useComparisonsOfRun(run.id);
  if (!data && !isError) return <LoadingPart text="Loading the results…" />;
  const { sentence, reason, tone } = describeCapture(run, data ?? []);
  return (
    <div className={styles.outcome} data-tone={isError ? 'plain' : tone} role="status">
      <p className={styles.browser}>{run.browser}</p>
      <p className={styles.sentence}>{isError ? 'The results could not be loaded.' : sentence}</p>
      {reason && <p className={styles.reason}>{reason}</p>}
      <p className={styles.links}>
        {data?.length !== 0 && (
          <Link to={addressOf({ tab: 'history', run: run.id })} onClick={onLeave}>
            See the results
          </Link>
        )}
        <Link to={generatePath(paths.run, { id: run.id })}>See the run in {run.browser}</Link>
      </p>
    </div>
  );
}
