import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, request } from '../../lib/client.ts';
import { toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { describeStatusFailure } from './describe-failure.ts';
import { type Feedback, keys } from './queries.ts';

interface StatusChange {
  /** The feedback that is being closed or reopened. */
  busyWith: string | null;
  change: (id: string, status: 'open' | 'closed') => Promise<void>;
}

/** Closes one's own feedback and reopens it, one at a time. `onChanged` is called once the page shows it. */
export function useStatusChange(onChanged: () => void): StatusChange {
  const client = useQueryClient();
  const endSession = useSessionEnd();
  const [busyWith, setBusyWith] = useState<string | null>(null);

  async function change(id: string, status: 'open' | 'closed') {
    if (busyWith) return;
    setBusyWith(id);
    try {
      await request('PUT /api/feedback/{id}/status', { params: { id }, body: { status } });
      client.setQueryData<Feedback[]>(keys.own, (list) =>
        list?.map((item) => (item.id === id ? { ...item, status } : item)),
      );
      toast.success('Feedback status updated successfully');
      void client.invalidateQueries({ queryKey: keys.all });
      onChanged();
    } catch (failure) {
      if (endSession(failure)) return;
      toast.error(describeStatusFailure(failure));
      // Refused, it is not what the page shows any more.
      if (failure instanceof ApiError) void client.invalidateQueries({ queryKey: keys.all });
    } finally {
      setBusyWith(null);
    }
  }

  return { busyWith, change };
}
