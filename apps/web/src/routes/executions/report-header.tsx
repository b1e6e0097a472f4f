import type { ExecutionReport } from '@assay/contract';
import { Badge } from '../../ui/run/badge.tsx';
import { SuccessBar } from '../../ui/run/success-bar.tsx';
import { VerdictBadge } from '../../ui/run/verdict-badge.tsx';
import { History } from './history.tsx';
import { ReportActions } from './report-actions.tsx';
import styles from './report-header.module.css';

/** The verdict, its cause and the sentence why. */
export function ReportHeader({ report }: { report: ExecutionReport }) {
  const view = report.case;
  return (
    <header className={styles.header} data-verdict={view.verdict ?? view.state}>
      <title>{`${view.title} · Test report · Assay`}</title>
      <div className={styles.badges} role="status">
        <VerdictBadge {...view} />
        {view.healed && <Badge tone="warn">Healed</Badge>}
      </div>
      <h1 className={styles.title}>{view.title}</h1>
      {view.reason && <p className={styles.reason}>{view.reason}</p>}
      {view.state === 'done' && view.total_steps > 0 && view.verdict !== 'not run' && (
        <SuccessBar {...view} />
      )}
      <ReportActions view={view} />
      <History history={report.history} current={view} />
    </header>
  );
}
