import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/client.ts';

const lookEveryMs = 10_000;

/** How the installation is, looked at again and again while the page is in view. */
export function useSystem() {
  return useQuery({
    queryKey: ['admin', 'system'],
    queryFn: async ({ signal }) => (await request('GET /api/admin/system', { signal })).data,
    refetchInterval: lookEveryMs,
  });
}
