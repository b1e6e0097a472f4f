import type { Answer } from '@assay/contract';
import { useQueries } from '@tanstack/react-query';
import { request } from '../../lib/client.ts';

export interface Dashboard {
  stats: Answer<'GET /api/dashboard/stats'>['stats'];
  projects: Answer<'GET /api/projects'>['projects'];
  /** The newest test cases, a few more than are shown. */
  recent: Answer<'GET /api/test-cases'>['testCases'];
}

const newest = { page: 1, page_size: 10 };

/** Everything that the dashboard begins with; it is there when all of it is. */
export function useDashboard(): { dashboard?: Dashboard; failure: unknown; retry: () => void } {
  const [stats, projects, recent] = useQueries({
    queries: [
      {
        queryKey: ['dashboard stats'],
        queryFn: ({ signal }) => request('GET /api/dashboard/stats', { signal }),
        staleTime: 0,
      },
      {
        queryKey: ['projects'],
        queryFn: ({ signal }) => request('GET /api/projects', { signal }),
        staleTime: 0,
      },
      {
        queryKey: ['test cases', 'recent'],
        queryFn: ({ signal }) => request('GET /api/test-cases', { query: newest, signal }),
        staleTime: 0,
      },
    ],
  });
  const failure = stats.error ?? projects.error ?? recent.error;
  const retry = () => {
    for (const one of [stats, projects, recent]) if (one.error) void one.refetch();
  };
  if (!stats.data || !projects.data || !recent.data) return { failure, retry };
  const dashboard = {
    stats: stats.data.stats,
    projects: projects.data.projects,
    recent: recent.data.testCases,
  };
  return { dashboard, failure, retry };
}
