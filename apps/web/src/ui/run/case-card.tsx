import type { CaseView, StepReport } from '@assay/contract';
import { type ReactNode, useState } from 'react';
import { Badge } from './badge.tsx';
import styles from './case-card.module.css';
import { formatDuration } from './format-duration.ts';
import { LiveFrame } from './live-frame.tsx';
import { LongText } from './long-text.tsx';
import { StepList } from './step-list.tsx';
import { SuccessBar } from './success-bar.tsx';
import { VerdictBadge } from './verdict-badge.tsx';

interface Props {
  case: CaseView;
  /** Its place among the cases of the run, from 1. */
  number?: number;
  frame?: { jpeg: string; width: number; height: number };
  /** Further badges, such as the engine that was used. */
  badges?: ReactNode;
  /** The execution log, expandable. */
  log?: ReactNode;
  /** What can be done with the case. */
  actions?: ReactNode;
  onPicture?: (step: StepReport) => void;
}

/** One case: what became of it and why, its steps, and the browser's picture while it runs. */
export function CaseCard({ case: one, number, frame, badges, log, actions, onPicture }: Props) {
  const [chosen, setChosen] = useState<boolean>();
  // Steps that were seen running stay: nobody wants them to fold away at the moment they end.
  if (one.state === 'running' && chosen === undefined) setChosen(true);
  const isOpen = chosen ?? (one.state === 'done' && one.verdict !== 'passed');
  const running = one.steps.find(({ status }) => status === 'running');
  const live = one.state === 'running' ? frame : undefined;
  const titleId = `case-${one.execution_id}`;
  return (
    <article className={styles.card} data-verdict={one.verdict ?? one.state} aria-labelledby={titleId}>
      <div className={styles.badges}>
        <VerdictBadge {...one} />
        {one.healed && <Badge tone="warn">Healed</Badge>}
        {(one.browser_used || one.browser) && <Badge>{one.browser_used || one.browser}</Badge>}
        {badges}
        {one.execution_time !== null && (
          <span className={styles.time}>{formatDuration(one.execution_time)}</span>
        )}
      </div>
      <h3 className={styles.title} id={titleId}>
        {number !== undefined && <span className={styles.number}>{number}. </span>}
        {one.title}
      </h3>
      {/* Above everything that grows while the case runs, so that no click lands beside a link that has just moved. */}
      {actions && <div className={styles.actions}>{actions}</div>}
      {one.description && one.description !== one.title && (
        <p className={styles.description}>{one.description}</p>
      )}
      {one.reason && (
        <p className={styles.reason}>
          <LongText text={one.reason} />
        </p>
      )}
      {one.state === 'done' && one.verdict !== 'not run' && <SuccessBar {...one} />}
      <div className={styles.work} data-live={live ? true : undefined}>
        {live && <LiveFrame frame={live} caption={running?.action} />}
        {one.steps.length > 0 && (
          <details
            className={styles.more}
            open={isOpen}
            onToggle={({ currentTarget }) => {
              if (currentTarget.open !== isOpen) setChosen(currentTarget.open);
            }}
          >
            <summary>{describeSteps(one)}</summary>
            <StepList steps={one.steps} onPicture={onPicture} />
          </details>
        )}
      </div>
      {log}
    </article>
  );
}

function describeSteps({ steps, state }: CaseView): string {
  const all = steps.length === 1 ? '1 step' : `${steps.length} steps`;
  if (state !== 'running') return all;
  const ended = steps.filter(({ status }) => status !== 'pending' && status !== 'running').length;
  return `${ended} of ${all} done`;
}
