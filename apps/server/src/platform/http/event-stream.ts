import type { FastifyReply } from 'fastify';
import { createAgain } from '../signals/again.ts';
import type { LiveEvents, LiveMessage } from '../signals/live-events.ts';

const pingMs = 15_000;
/** Others tell what they store; this is for when that gets lost. */
const lookMs = 5000;
/** A reader who does not keep up is let go; it comes back and resumes. */
const mostUnsent = 8_000_000;
const mostUnsentForFrames = 500_000;

export type StreamMessage = Pick<LiveMessage, 'id' | 'type'> & { data: string };

export function isWhole<T extends LiveMessage>(message: T): message is T & { data: string } {
  return message.data !== undefined;
}

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
      let waiting: StreamMessage[] | undefined = [];
      const pass = (message: StreamMessage) => {
        if (message.id !== undefined && message.id <= last) return;
        if (message.id !== undefined) last = message.id;
        stream.send(message);
        if (isEnd(message)) stream.end();
      };
      const readOn = async () => {
        for (const message of await listStored(last)) pass(message);
      };
      // A reader who cannot be served comes back and resumes.
      const look = createAgain(() => readOn().catch(() => void reply.raw.destroy()));
      const stop = live.follow({ runId }, (message) => {
        if (!isWhole(message)) look();
        else if (waiting) waiting.push(message);
        else pass(message);
      });
      const closed = keep(reply, ownerId, stream, stop);
      try {
        // Followed first and read then, so that nothing falls between.
        await readOn();
        for (const message of waiting) pass(message);
        waiting = undefined;
        if (await hasEnded()) {
          await readOn();
          stream.end();
        }
      } catch {
        reply.raw.destroy();
      }
      const timer = isElsewhere ? setInterval(look, lookMs) : undefined;
      await closed;
      clearInterval(timer);
      await look.settled();
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
