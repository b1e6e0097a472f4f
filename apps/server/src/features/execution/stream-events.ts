import type { FastifyReply } from 'fastify';
import { createEventStreams, type EventStreams, openEventStream } from '../../platform/http/event-stream.ts';
import type { Parts } from './parts.ts';
import { listEvents } from './store/events.ts';
import { findRun, type Run } from './store/runs.ts';

export interface Streams extends Pick<EventStreams, 'endOf' | 'close'> {
  run: (reply: FastifyReply, run: Run, after: number) => Promise<void>;
  owner: (reply: FastifyReply, ownerId: string, only?: 'runs') => Promise<void>;
}

export function createStreams({ db, live }: Pick<Parts, 'db' | 'live'>): Streams {
  const streams = createEventStreams(live);
  return {
    run: (reply, run, after) =>
      streams.follow(reply, {
        runId: run.id,
        ownerId: run.ownerId,
        after,
        listStored: (last) => listEvents(db, run.id, last),
        isEnd: ({ type, data }) => type === 'run' && /"status":"(finished|cancelled|failed)"/.test(data),
        async hasEnded() {
          const now = await findRun(db, run.id);
          return !now || now.finishedAt !== null;
        },
      }),
    async owner(reply, ownerId, only) {
      const stream = openEventStream(reply);
      const stop = live.follow({ ownerId }, (message) => {
        if (only === undefined || message.type === 'run') stream.send(message);
      });
      await streams.keep(reply, ownerId, stream, stop);
    },
    endOf: streams.endOf,
    close: streams.close,
  };
}
