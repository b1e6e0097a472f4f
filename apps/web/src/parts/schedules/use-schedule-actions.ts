import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '../../lib/client.ts';
import { explainFailure } from '../../lib/explain-failure.ts';
import { showNotice, toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { schedulesKey } from './queries.ts';
import type { Schedule } from './schedule.ts';

/** Pausing and deleting a schedule; a second click while one is under way is dropped. */
export function useScheduleActions(onDeleted: () => void) {
  const client = useQueryClient();
  const endSession = useSessionEnd();
  const [busyWith, setBusyWith] = useState<string | null>(null);

  async function carryOut(id: string, work: () => Promise<string>, failed: string): Promise<boolean> {
    if (busyWith !== null) return false;
    setBusyWith(id);
    try {
      const done = await work();
      await client.invalidateQueries({ queryKey: schedulesKey });
      toast.success(done);
      return true;
    } catch (failure) {
      if (!endSession(failure)) toast.error(`${failed} ${explainFailure(failure)}`);
      return false;
    } finally {
      setBusyWith(null);
    }
  }

  async function remove({ id }: Schedule) {
    const work = async () => {
      await request('DELETE /api/schedules/{id}', { params: { id } });
      return 'Schedule deleted.';
    };
    if (await carryOut(id, work, 'The schedule was not deleted.')) onDeleted();
  }

  return {
    busyWith,
    toggle({ id, enabled }: Schedule) {
      const work = async () => {
        await request('PUT /api/schedules/{id}', { params: { id }, body: { enabled: !enabled } });
        return enabled ? 'Schedule paused.' : 'Schedule resumed.';
      };
      void carryOut(id, work, 'The schedule was not changed.');
    },
    askToDelete(schedule: Schedule) {
      showNotice({
        type: 'warning',
        title: 'Delete this schedule?',
        message: `“${schedule.name}” will not run any more. The runs it has made stay.`,
        confirmText: 'Delete',
        cancelText: 'Keep',
        isDangerous: true,
        onConfirm: () => void remove(schedule),
      });
    },
  };
}
