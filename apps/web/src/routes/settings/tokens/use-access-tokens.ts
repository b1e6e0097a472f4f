import type { Answer, Sent } from '@assay/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/client.ts';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { toast } from '../../../shell/notifications.ts';
import { useSessionEnd } from '../../../shell/use-session-end.ts';

export type AccessToken = Answer<'GET /api/access-tokens'>['tokens'][number];
export type WantedToken = Sent<'POST /api/access-tokens'>['body'];

export const tokensKey = ['access tokens'];

export function useAccessTokens() {
  const client = useQueryClient();
  const endSession = useSessionEnd();
  const { data, error, refetch } = useQuery({
    queryKey: tokensKey,
    queryFn: ({ signal }) => request('GET /api/access-tokens', { signal }),
    staleTime: 0,
  });
  const renew = () => client.invalidateQueries({ queryKey: tokensKey });

  return {
    tokens: data?.tokens,
    failure: data ? null : error,
    refetch: () => void refetch(),
    /** Gives the token itself, this once. */
    async create(body: WantedToken): Promise<string> {
      const { token } = await request('POST /api/access-tokens', { body });
      await renew();
      return token;
    },
    async revoke({ id, name }: AccessToken): Promise<void> {
      try {
        await request('DELETE /api/access-tokens/{id}', { params: { id } });
        toast.success(`“${name}” is revoked.`);
      } catch (failure) {
        if (!endSession(failure)) toast.error(`The token was not revoked. ${explainFailure(failure)}`);
      }
      await renew();
    },
  };
}
