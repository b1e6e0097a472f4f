import type { ExecutionReport } from '@assay/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { request } from '../../lib/client.ts';
import type { Frame } from '../../lib/run-state.ts';
import { hasEnded, useRun } from '../../lib/use-run.ts';

export interface FollowedReport {
  report: ExecutionReport | undefined;
  failure: unknown;
  retry: () => void;
  /** What the browser shows now, while the case runs. */
  frame: Frame | undefined;
  /** The connection is gone and is being made again. */
  isBroken: boolean;
}

/** Reads the report of an execution, and follows its run while it is still under way. */
export function useReport(id: string): FollowedReport {
  const { data, error, refetch } = useQuery({
    queryKey: ['execution', id],
    queryFn: ({ signal }) => request('GET /api/executions/{id}', { params: { id }, signal }),
  });
  const read = data?.report;
  const isLive = read !== undefined && read.case.state !== 'done';
  const { run, frames, log, isBroken } = useRun(isLive ? read.case.run_id : null);
  const live = run?.cases.find(({ execution_id }) => execution_id === id);
  const isOver = isLive && run !== null && (live?.state === 'done' || hasEnded(run));

  // Files, history and the whole log come with the report alone.
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);

  const report =
    isLive && live
      ? { ...read, case: live, log: log.filter(({ execution_id }) => execution_id === id) }
      : read;
  return { report, failure: error, retry: () => void refetch(), frame: frames.get(id), isBroken };
}
