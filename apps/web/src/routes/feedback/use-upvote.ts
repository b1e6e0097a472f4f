import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { request } from '../../lib/client.ts';
import { toast } from '../../shell/notifications.ts';
import { useSessionEnd } from '../../shell/use-session-end.ts';
import { describeUpvoteFailure } from './describe-failure.ts';
import { type Feedback, keys, type Wanted } from './queries.ts';

export interface Votes {
  upvotes: number;
  upvoted: boolean;
}

/** Gives a function that upvotes, or takes the upvote back. It shows at once, and is mended where the server refuses. */
export function useUpvote(): (item: Votes & { id: string }) => void {
  const client = useQueryClient();
  const endSession = useSessionEnd();
  const underWay = useRef(new Set<string>());

  function show(id: string, votes: Votes) {
    client.setQueryData<Feedback[]>(keys.own, (list) => list?.map((item) => put(item, id, votes)));
    client.setQueriesData<{ search: string; wanted: Wanted[] }>({ queryKey: keys.popular }, (found) =>
      found ? { ...found, wanted: found.wanted.map((item) => put(item, id, votes)) } : found,
    );
  }

  async function toggle({ id, upvotes, upvoted }: Votes & { id: string }) {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    show(id, { upvotes: upvotes + (upvoted ? -1 : 1), upvoted: !upvoted });
    try {
      const call = upvoted ? 'DELETE /api/feedback/{id}/upvote' : 'POST /api/feedback/{id}/upvote';
      show(id, (await request(call, { params: { id } })).data);
    } catch (failure) {
      show(id, { upvotes, upvoted });
      if (endSession(failure)) return;
      toast.error(describeUpvoteFailure(failure));
      void client.invalidateQueries({ queryKey: keys.all });
    } finally {
      underWay.current.delete(id);
    }
  }

  return (item) => void toggle(item);
}

function put<T extends Votes & { id: string }>(item: T, id: string, { upvotes, upvoted }: Votes): T {
  return item.id === id ? { ...item, upvotes, upvoted } : item;
}
