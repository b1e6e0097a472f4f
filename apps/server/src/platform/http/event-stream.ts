import type { FastifyReply } from 'fastify';
import type { LiveEvents, LiveMessage } from '../live-events.ts';

const pingMs = 15_000;
const lookMs = 1000;
/** A reader who does not keep up is let go; it comes back and resumes. */
const mostUnsent = 8_000_000;
const mostUnsentForFrames = 500_000;

export type StreamMessage = Pick<LiveMessage, 'id' | 'type' | 'data'>;

export interface EventStream {
  send: (message: StreamMessage) => void;
  end: () => void;
  whenClosed: Promise<void>;
}

export function openEventStream(reply: FastifyReply): EventStream {
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
    end() {
      if (!raw.writableEnded) raw.end('event: end\ndata: {}\n\n');
    },
    whenClosed,
  };
}

/** What a stream tells of one thing: what was stored of it, and then what happens. */
export interface Followed {
  runId: string;
  ownerId: string;
  /** The id of the last message that the reader has. */
  after: number;
  /** Messages after one, in the order of their ids. */
  listStored: (after: number) => Promise<StreamMessage[]>;
  isEnd: (message: StreamMessage) => boolean;
  /** Asked once everything stored was sent: its last message may have been told before, or be gone by now. */
  hasEnded: () => Promise<boolean>;
  /** Another process does the work and tells nobody here, so what it stores is looked for from time to time. */
  isElsewhere?: boolean;
}

/** Does something each second, one after another, until a promise settles. */
async function repeatUntil(over: Promise<void>, work: () => Promise<void>): Promise<void> {
  let working: Promise<void> | undefined;
  const timer = setInterval(() => {
    working ??= work()
      // What fails once is tried again at the next turn.
      .catch(() => undefined)
      .finally(() => {
        working = undefined;
      });
  }, lookMs);
  await over;
  clearInterval(timer);
  await working;
}

/** Open streams of this process, ended when it stops, since each would hold it open. */
export interface EventStreams {
  keep: (reply: FastifyReply, ownerId: string, stream: EventStream, stop: () => void) => Promise<void>;
  follow: (reply: FastifyReply, followed: Followed) => Promise<void>;
  /** Ends what somebody follows who has lost access; who still has it comes back. */
  endOf: (ownerId: string) => void;
  close: () => void;
}

export function createEventStreams(live: LiveEvents): EventStreams {
  const open = new Map<FastifyReply, string>();

  async function keep(
    reply: FastifyReply,
    ownerId: string,
    stream: EventStream,
    stop: () => void,
  ): Promise<void> {
    open.set(reply, ownerId);
    await stream.whenClosed;
    open.delete(reply);
    stop();
  }

  return {
    keep,
    async follow(reply, { runId, ownerId, after, listStored, isEnd, hasEnded, isElsewhere = false }) {
      const stream = openEventStream(reply);
      let last = after;
      let waiting: LiveMessage[] | undefined = [];
      const pass = (message: StreamMessage) => {
        if (message.id !== undefined && message.id <= last) return;
        if (message.id !== undefined) last = message.id;
        stream.send(message);
        if (isEnd(message)) stream.end();
      };
      const stop = live.follow({ runId }, (message) => {
        if (waiting) waiting.push(message);
        else pass(message);
      });
      const closed = keep(reply, ownerId, stream, stop);
      // Followed first and read then, so that nothing falls between.
      for (const message of await listStored(after)) pass(message);
      for (const message of waiting) pass(message);
      waiting = undefined;
      if (await hasEnded()) {
        for (const message of await listStored(last)) pass(message);
        stream.end();
      }
      const look = async () => {
        for (const message of await listStored(last)) pass(message);
      };
      await (isElsewhere ? repeatUntil(closed, look) : closed);
    },
    endOf(ownerId) {
      for (const [reply, owner] of open) if (owner === ownerId) reply.raw.destroy();
    },
    close() {
      for (const reply of open.keys()) reply.raw.destroy();
    },
  };
}

/** The id that a reader who comes back had last. */
export function readLastEvent(reply: FastifyReply): number {
  const id = Number(reply.request.headers['last-event-id'] ?? 0);
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}
