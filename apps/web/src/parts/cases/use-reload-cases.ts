import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Everything that counts or lists cases. */
const kinds = ['test cases', 'projects', 'project', 'dashboard stats'];

/** Fetches again what shows cases; resolves when what is on the page is fresh. */
export function useReloadCases(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await client.invalidateQueries({ predicate: ({ queryKey: [kind] }) => kinds.includes(String(kind)) });
  }, [client]);
}
