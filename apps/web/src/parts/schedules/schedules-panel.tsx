import { timezones } from '@assay/contract/choices';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { explainFailure } from '../../lib/explain-failure.ts';
import { profileQuery } from '../../lib/profile.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { CalendarPlus } from '../../ui/icons/index.ts';
import { BrokenPart, LoadingPart } from '../../ui/page-state.tsx';
import { draftOf, newDraft } from './draft.ts';
import { useSchedules } from './queries.ts';
import type { Target } from './schedule.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { ScheduleItem } from './schedule-item.tsx';
import styles from './schedules-panel.module.css';
import { useScheduleActions } from './use-schedule-actions.ts';

interface Props {
  title: string;
  /** What all of them run; without it each says so itself. */
  target?: Target;
  emptyText: string;
}

/** Schedules, to be added, changed, paused and deleted. */
export function SchedulesPanel({ title, target, emptyText }: Props) {
  const { data, error, refetch } = useSchedules(target);
  const profile = useQuery(profileQuery);
  /** The id of the schedule whose form is open, or `new`. */
  const [open, setOpen] = useState<string | null>(null);
  const panel = useRef<HTMLElement>(null);
  const { busyWith, toggle, askToDelete } = useScheduleActions(() => focusOn('[data-add]'));
  const zone = profile.data?.personal.timezone ?? 'UTC';
  const isFixed = target !== undefined;

  function focusOn(selector: string) {
    panel.current?.querySelector<HTMLElement>(selector)?.focus();
  }

  function close(id: string | null) {
    flushSync(() => setOpen(null));
    focusOn(id ? `[data-edit="${id}"]` : '[data-add]');
  }

  return (
    <section className={styles.panel} aria-labelledby="schedules" ref={panel}>
      <div className={styles.head}>
        <h2 className={styles.title} id="schedules">
          {title}
        </h2>
        <ActionButton
          data-add="yes"
          aria-expanded={open === 'new'}
          onClick={() => (open === 'new' ? close(null) : setOpen('new'))}
        >
          <CalendarPlus size={16} aria-hidden="true" /> New schedule
        </ActionButton>
      </div>
      {open === 'new' && profile.isPending && <LoadingPart text="Loading your time zone…" />}
      {open === 'new' && !profile.isPending && (
        <ScheduleForm first={newDraft(zone, target)} isTargetFixed={isFixed} onClose={() => close(null)} />
      )}
      {error && !data && <BrokenPart text={explainFailure(error)} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingPart text="Loading the schedules…" />}
      {data?.length === 0 && open !== 'new' && <p className={styles.empty}>{emptyText}</p>}
      <ul className={styles.list}>
        {data?.map((schedule) =>
          open === schedule.id ? (
            <li key={schedule.id} className={styles.edited}>
              <ScheduleForm
                id={schedule.id}
                first={draftOf(schedule, timezones)}
                isTargetFixed={isFixed}
                onClose={() => close(schedule.id)}
              />
            </li>
          ) : (
            <li key={schedule.id} className={styles.item}>
              <ScheduleItem
                schedule={schedule}
                isBusy={busyWith === schedule.id}
                showsTarget={!isFixed}
                onToggle={() => toggle(schedule)}
                onEdit={() => setOpen(schedule.id)}
                onDelete={() => askToDelete(schedule)}
              />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
