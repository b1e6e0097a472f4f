import type { CaseView, RunView } from '@assay/contract';
import { generatePath, Link } from 'react-router';
import type { Frame } from '../../lib/run-state.ts';
import { paths } from '../../paths/paths.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { CircleStop } from '../../ui/icons/index.ts';
import { describeRun } from '../../ui/run/describe-run.ts';
import { LiveFrame } from '../../ui/run/live-frame.tsx';
import { VerdictCounts } from '../../ui/run/verdict-counts.tsx';
import styles from './running-run.module.css';

interface Props {
  run: RunView;
  frames: ReadonlyMap<string, Frame>;
  isCancelling: boolean;
  onCancel: () => void;
}

/** One run under way: how far it is, and what its browsers show. */
export function RunningRun({ run, frames, isCancelling, onCancel }: Props) {
  const running = run.cases.filter(({ state }) => state === 'running');
  return (
    <article className={styles.run} aria-labelledby={`run-${run.id}`}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 className={styles.title} id={`run-${run.id}`}>
            <Link to={generatePath(paths.run, { id: run.id })}>{run.title}</Link>
          </h3>
          <p className={styles.state} role="status">
            {describeRun(run)}
          </p>
        </div>
        <ActionButton
          aria-label={`Cancel ${run.title}`}
          aria-disabled={isCancelling || undefined}
          onClick={onCancel}
        >
          <CircleStop size={16} aria-hidden="true" /> {isCancelling ? 'Cancelling…' : 'Cancel'}
        </ActionButton>
      </div>
      <VerdictCounts cases={run.cases} />
      {running.length > 0 && (
        <ul className={styles.cases}>
          {running.map((one) => (
            <li className={styles.case} key={one.execution_id}>
              <RunningCase case={one} frame={frames.get(one.execution_id)} />
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function RunningCase({ case: one, frame }: { case: CaseView; frame: Frame | undefined }) {
  const current = one.steps.find(({ status }) => status === 'running');
  return (
    <>
      <h4 className={styles.caseTitle}>{one.title}</h4>
      <p className={styles.step}>
        {current
          ? `Step ${current.step_number} of ${Math.max(one.total_steps, current.step_number)}: ${current.action}`
          : 'A browser is being made ready.'}
      </p>
      {frame && <LiveFrame frame={frame} caption={one.browser_used || one.browser} />}
    </>
  );
}
