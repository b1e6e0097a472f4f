import { capitalise } from '@assay/contract/text';
import { generatePath, Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Pause, Pencil, Play, Trash2 } from '../../ui/icons/index.ts';
import { Moment } from '../../ui/run/moment.tsx';
import { Tag } from '../../ui/tag.tsx';
import { describeLastRun } from './describe-last-run.ts';
import { describeWhen, formatIn } from './describe-when.ts';
import type { Schedule } from './schedule.ts';
import styles from './schedule-item.module.css';

interface Props {
  schedule: Schedule;
  isBusy: boolean;
  /** The page does not say what is run. */
  showsTarget: boolean;
  onToggle: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function ScheduleItem({ schedule, isBusy, showsTarget, onToggle, onEdit, onDelete }: Props) {
  const { name, enabled, when, timezone, browser } = schedule;
  return (
    <>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {name} <Tag tone={enabled ? 'pass' : 'plain'}>{enabled ? 'On' : 'Paused'}</Tag>
        </h3>
        {showsTarget && <TargetLine schedule={schedule} />}
        <p className={styles.line}>
          {describeWhen(when)}, {timezone}, in {capitalise(browser)}
        </p>
        <NextLine schedule={schedule} />
        <LastLine schedule={schedule} />
      </div>
      <div className={styles.actions}>
        <ActionButton
          aria-label={`${enabled ? 'Pause' : 'Resume'} ${name}`}
          aria-disabled={isBusy || undefined}
          onClick={onToggle}
        >
          {enabled ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
          {enabled ? 'Pause' : 'Resume'}
        </ActionButton>
        <ActionButton aria-label={`Edit ${name}`} data-edit={schedule.id} onClick={onEdit}>
          <Pencil size={16} aria-hidden="true" /> Edit
        </ActionButton>
        <ActionButton aria-label={`Delete ${name}`} aria-disabled={isBusy || undefined} onClick={onDelete}>
          <Trash2 size={16} aria-hidden="true" /> Delete
        </ActionButton>
      </div>
    </>
  );
}

function TargetLine({ schedule: { test_case_id: caseId, target_name: name } }: { schedule: Schedule }) {
  if (caseId === null) return <p className={styles.line}>All test cases of the project “{name}”</p>;
  return (
    <p className={styles.line}>
      Test case <Link to={generatePath(paths.testCase, { id: caseId })}>{name}</Link>
    </p>
  );
}

function NextLine({ schedule: { next_at: next, timezone } }: { schedule: Schedule }) {
  if (next === null) return null;
  return (
    <p className={styles.line}>
      Next: <time dateTime={next}>{formatIn(next, timezone)}</time> (<Moment at={next} />)
    </p>
  );
}

function LastLine({ schedule: { last_run: run, note } }: { schedule: Schedule }) {
  return (
    <>
      {run ? (
        <p className={styles.line}>
          Last run: <Tag tone={describeLastRun(run).tone}>{describeLastRun(run).words}</Tag>{' '}
          <Link to={generatePath(paths.run, { id: run.id })}>
            <Moment at={run.finished_at ?? run.created_at} />
          </Link>
        </p>
      ) : (
        <p className={styles.line}>It has not run yet.</p>
      )}
      {note && (
        <p className={styles.note}>
          {note.message} (<Moment at={note.at} />)
        </p>
      )}
    </>
  );
}
