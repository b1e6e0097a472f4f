import type { FastifyReply } from 'fastify';
import {
  createEventStreams,
  type EventStreams,
  isWhole,
  openEventStream,
} from '../../platform/http/event-stream.ts';
import type { Parts } from './context/parts.ts';
import { findEvent, listEvents } from './store/events.ts';
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
      let sending = Promise.resolve();
      const stop = live.follow({ ownerId, isStored: only === 'runs' }, (message) => {
        if (only === 'runs' && message.type !== 'run') return;
        // One that must be read first must not be overtaken.
        sending = sending
          .then(async () => {
            const whole = isWhole(message) ? message : await findEvent(db, message.id);
            if (whole) stream.send(whole);
          })
          // Who misses one must begin anew.
          .catch(() => void reply.raw.destroy());
      });
      await streams.keep(reply, ownerId, stream, stop);
    },
    endOf: streams.endOf,
    close: streams.close,
  };
}
