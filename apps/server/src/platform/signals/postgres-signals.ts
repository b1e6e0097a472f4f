import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { createAgain } from './again.ts';
import { startListening } from './listening.ts';
import type { Signals } from './signals.ts';

const everybody = 'assay';
/** PostgreSQL takes less than 8000 bytes at a time; the rest is for what stands before the text. */
const mostBytes = 7800;
const mostBytesPerCharacter = 3;

interface Parcel {
  from: string;
  topic: string;
  /** The number of this part of the text, from 0. */
  place: number;
  /** Whether nothing of the same text follows. */
  isLast: boolean;
  text: string;
}

function write({ from, topic, place, isLast, text }: Parcel): string {
  return `${from} ${topic} ${place} ${isLast ? 1 : 0} ${text}`;
}

function read(payload: string): Parcel | undefined {
  const [, from, topic, place, isLast, text] = /^(\S+) (\S+) (\d+) ([01]) (.*)$/s.exec(payload) ?? [];
  if (from === undefined || topic === undefined || text === undefined) return undefined;
  return { from, topic, place: Number(place), isLast: isLast === '1', text };
}

function split(text: string): string[] {
  const isPlain = Buffer.byteLength(text) === text.length;
  const most = isPlain ? mostBytes : Math.floor(mostBytes / mostBytesPerCharacter);
  const parts: string[] = [];
  for (let from = 0; from < text.length; from += most) parts.push(text.slice(from, from + most));
  return parts.length > 0 ? parts : [''];
}

/** Signals by NOTIFY: those of one statement arrive together and in order, those of a transaction once it is committed. */
export async function openSignals(url: string, pool: Pool, log: Logger): Promise<Signals> {
  const id = randomBytes(6).toString('hex');
  const own = `${everybody}_${id}`;
  const listeners = new Map<string, Parameters<Signals['on']>[1][]>();
  const onGaps: (() => void)[] = [];
  /** Parts of texts that have not arrived whole, by sender and topic. */
  const begun = new Map<string, string[]>();
  let outgoing = new Set<string>();

  function receive(payload: string): void {
    const parcel = read(payload);
    if (!parcel) return;
    const { from, topic, place, isLast } = parcel;
    const key = `${from} ${topic}`;
    const before = place === 0 ? [] : begun.get(key);
    begun.delete(key);
    // A connection that begins to listen amid a text misses its first parts.
    if (before?.length !== place) return;
    const parts = [...before, parcel.text];
    if (!isLast) {
      begun.set(key, parts);
      return;
    }
    const text = parts.join('');
    for (const listener of listeners.get(topic) ?? []) listener(text, { id: from, isOwn: from === id });
  }

  async function notify(channel: string, payloads: readonly string[]): Promise<void> {
    await pool.query(
      'select pg_notify($1, payload) from unnest($2::text[]) with ordinality as parts(payload, place) order by place',
      [channel, payloads],
    );
  }

  // What comes up while a statement is under way goes with the next one, the same only once.
  const flush = createAgain(async () => {
    if (outgoing.size === 0) return;
    const payloads = [...outgoing];
    outgoing = new Set();
    await notify(everybody, payloads).catch((error: unknown) =>
      log.debug({ err: error }, 'A signal to other processes could not be sent.'),
    );
  });

  const listening = await startListening({
    url,
    channels: [everybody, own],
    log,
    onNotification: (_, payload) => receive(payload),
    onListening(isAgain) {
      if (isAgain) for (const listener of onGaps) listener();
    },
  });

  return {
    id,
    send(topic, text) {
      outgoing.add(write({ from: id, topic, place: 0, isLast: true, text }));
      flush();
    },
    async sendWith(transaction, topic, texts) {
      const payloads = texts.map((text) => write({ from: id, topic, place: 0, isLast: true, text }));
      await sql`select pg_notify(${everybody}, payload) from unnest(${payloads}::text[]) with ordinality as parts(payload, place) order by place`.execute(
        transaction,
      );
    },
    async sendTo(processId, topic, text) {
      const parts = split(text);
      const payloads = parts.map((part, at) =>
        write({ from: id, topic, place: at, isLast: at === parts.length - 1, text: part }),
      );
      await notify(`${everybody}_${processId}`, payloads);
    },
    on(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    onGap: (listener) => void onGaps.push(listener),
    async close() {
      await flush.settled();
      await listening.close();
    },
  };
}
