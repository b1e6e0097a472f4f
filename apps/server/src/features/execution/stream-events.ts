import type { FastifyReply } from 'fastify';
import type { LiveMessage } from '../../platform/live-events.ts';
import type { Parts } from './parts.ts';
import { listEvents } from './store/events.ts';
import { findRun, type Run } from './store/runs.ts';

const pingMs = 15_000;
/** A reader who does not keep up is let go; it comes back and resumes. */
const mostUnsent = 8_000_000;
const mostUnsentForFrames = 500_000;

interface Stream {
  send: (message: Pick<LiveMessage, 'id' | 'type' | 'data'>) => void;
  end: () => void;
  whenClosed: Promise<void>;
}

function openStream(reply: FastifyReply): Stream {
  const { promise: whenClosed, resolve } = Promise.withResolvers<void>();
  const { raw } = reply;
  // What the hooks have set so far goes along: the answer leaves Fastify's hands here.
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined),
  ) as Record<string, string | number | string[]>;
  reply.hijack();
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write(': following\n\n');
  const ping = setInterval(() => raw.write(': ping\n\n'), pingMs);
  raw.on('close', () => {
    clearInterval(ping);
    resolve();
  });
  return {
    send({ id, type, data }) {
      if (raw.writableEnded || raw.destroyed) return;
      const isFrame = type === 'frame';
      if (isFrame && raw.writableLength > mostUnsentForFrames) return;
      if (raw.writableLength > mostUnsent) {
        raw.destroy();
        return;
      }
      raw.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${type}\ndata: ${data}\n\n`);
    },
    end: () => raw.end('event: end\ndata: {}\n\n'),
    whenClosed,
  };
}

/** Open streams of this process, ended when it stops, since each would hold it open. */
export interface Streams {
  run: (reply: FastifyReply, run: Run, after: number) => Promise<void>;
  owner: (reply: FastifyReply, ownerId: string, only?: 'runs') => Promise<void>;
  /** Ends what somebody follows who has lost access; who still has it comes back. */
  endOf: (ownerId: string) => void;
  close: () => void;
}

export function createStreams({ db, live }: Pick<Parts, 'db' | 'live'>): Streams {
  const open = new Map<FastifyReply, string>();

  async function keep(reply: FastifyReply, ownerId: string, stream: Stream, stop: () => void): Promise<void> {
    open.set(reply, ownerId);
    await stream.whenClosed;
    open.delete(reply);
    stop();
  }

  return {
    async run(reply, run, after) {
      const stream = openStream(reply);
      let last = after;
      let waiting: LiveMessage[] | undefined = [];
      const isEnd = ({ type, data }: Pick<LiveMessage, 'type' | 'data'>) =>
        type === 'run' && /"status":"(finished|cancelled|failed)"/.test(data);
      const pass = (message: Pick<LiveMessage, 'id' | 'type' | 'data'>) => {
        if (message.id !== undefined && message.id <= last) return;
        if (message.id !== undefined) last = message.id;
        stream.send(message);
        if (isEnd(message)) stream.end();
      };
      const stop = live.follow({ runId: run.id }, (message) => {
        if (waiting) waiting.push(message);
        else pass(message);
      });
      const closed = keep(reply, run.ownerId, stream, stop);
      // Followed first and read then, so that nothing falls between.
      for (const event of await listEvents(db, run.id, after)) pass(event);
      for (const message of waiting) pass(message);
      waiting = undefined;
      const now = await findRun(db, run.id);
      // Its last event may have been read before, or be gone by now.
      if ((!now || now.finishedAt !== null) && !reply.raw.writableEnded) stream.end();
      await closed;
    },
    async owner(reply, ownerId, only) {
      const stream = openStream(reply);
      const stop = live.follow({ ownerId }, (message) => {
        if (only === undefined || message.type === 'run') stream.send(message);
      });
      await keep(reply, ownerId, stream, stop);
    },
    endOf(ownerId) {
      for (const [reply, owner] of open) if (owner === ownerId) reply.raw.destroy();
    },
    close() {
      for (const reply of open.keys()) reply.raw.destroy();
    },
  };
}
