import type { CaseView, ExecutionReport } from '@assay/contract';
import { generatePath, Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { Check, CircleDashed, CircleSlash, LoaderCircle, TriangleAlert, X } from '../../ui/icons/index.ts';
import { describeMoment } from '../../ui/run/describe-moment.ts';
import { describeVerdict } from '../../ui/run/describe-verdict.ts';
import styles from './history.module.css';

interface Props {
  history: ExecutionReport['history'];
  current: CaseView;
}

const icons = {
  passed: Check,
  failed: X,
  error: TriangleAlert,
  hollow: CircleDashed,
  'not run': CircleSlash,
} as const;

/** The verdicts of the same case, newest first, each with the way to its report. */
export function History({ history, current }: Props) {
  if (!history.some(({ execution_id }) => execution_id !== current.execution_id)) return null;
  return (
    <nav className={styles.history} aria-label="Executions of this case">
      <span className={styles.label}>History</span>
      <ol className={styles.list}>
        {history.map(({ execution_id: id, verdict: recorded, executed_at }) => {
          const isCurrent = id === current.execution_id;
          const verdict = isCurrent ? current.verdict : recorded;
          const { word, tone } = describeVerdict({
            state: verdict ? 'done' : 'running',
            verdict,
            cause: null,
          });
          const when = executed_at ? describeMoment(new Date(executed_at), new Date()) : 'not begun';
          const Icon = verdict ? icons[verdict] : LoaderCircle;
          return (
            <li key={id}>
              <Link
                className={styles.dot}
                data-tone={tone}
                to={generatePath(paths.execution, { id })}
                aria-label={`${word}, ${when}`}
                aria-current={isCurrent ? 'page' : undefined}
                title={`${word}, ${when}`}
              >
                <Icon size={14} aria-hidden="true" />
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
