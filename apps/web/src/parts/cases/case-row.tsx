import { generatePath, Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Play, Trash2 } from '../../ui/icons/index.ts';
import { formatDuration } from '../../ui/run/format-duration.ts';
import { Moment } from '../../ui/run/moment.tsx';
import { VerdictBadge } from '../../ui/run/verdict-badge.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CaseDetails } from './case-details.tsx';
import styles from './case-row.module.css';
import type { ListedCase } from './use-cases.ts';

interface Props {
  case: ListedCase;
  isSelected: boolean;
  isBusy: boolean;
  /** On the page of a project its name goes without saying. */
  showsProject: boolean;
  onSelect: (isSelected: boolean) => void;
  onRun: () => void;
  onDelete: () => void;
}

/** One case of the list: how it stands, what became of its last run, and what can be done with it. */
export function CaseRow({ case: one, isSelected, isBusy, showsProject, onSelect, onRun, onDelete }: Props) {
  const { title, priority = 'medium', project_id: projectId, project_name: projectName } = one;
  return (
    <li className={styles.row} data-selected={isSelected || undefined}>
      <input
        className={styles.box}
        type="checkbox"
        aria-label={`Select ${title}`}
        checked={isSelected}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      <div className={styles.words}>
        <Link className={styles.title} to={generatePath(paths.testCase, { id: one.id })}>
          {title}
        </Link>
        <p className={styles.facts}>
          <StatusTag status={one.status} />
          {(priority === 'high' || priority === 'critical') && (
            <Tag tone={priority === 'critical' ? 'fail' : 'warn'}>{priority} priority</Tag>
          )}
          <LastRun last={one.last_execution ?? null} />
          {showsProject && projectId && projectName && (
            <Link to={generatePath(paths.project, { id: projectId })}>{projectName}</Link>
          )}
          <span>
            created <Moment at={one.created_at} />
          </span>
        </p>
        <CaseDetails case={one} />
      </div>
      <div className={styles.actions}>
        <ActionButton aria-label={`Run ${title}`} aria-disabled={isBusy || undefined} onClick={onRun}>
          <Play size={14} aria-hidden="true" /> Run
        </ActionButton>
        <ActionButton aria-label={`Delete ${title}`} onClick={onDelete}>
          <Trash2 size={14} aria-hidden="true" />
        </ActionButton>
      </div>
    </li>
  );
}

function LastRun({ last }: { last: NonNullable<ListedCase['last_execution']> | null }) {
  if (!last) return <span>never run</span>;
  return (
    <span className={styles.last}>
      <VerdictBadge state="done" verdict={last.verdict} cause={last.cause} />
      <Link to={generatePath(paths.execution, { id: last.id })}>
        {last.executed_at ? <Moment at={last.executed_at} /> : 'report'}
      </Link>
      {last.duration_ms !== null && <span>{formatDuration(last.duration_ms)}</span>}
    </span>
  );
}
