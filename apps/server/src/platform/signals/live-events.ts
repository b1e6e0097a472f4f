import type { Db } from '../database/database.ts';

/** A message on its way to whoever follows a run. */
export interface LiveMessage {
  id?: number;
  runId: string;
  ownerId: string;
  type: string;
  /** JSON. Absent where another process has stored it: whoever wants it reads it. */
  data?: string;
  /** It can be read from the database; what cannot is only worth something at once, such as a frame. */
  isStored?: true;
  /** Of several messages with the same, a late reader needs only the newest. */
  newestOf?: string;
}

export type StoredMessage = Required<Pick<LiveMessage, 'id' | 'runId' | 'ownerId' | 'type' | 'data'>>;

/** `isStored`: only what is stored is wanted. */
export type LiveTopic = { runId: string } | { ownerId: string; isStored?: boolean };

export type LiveListener = (message: LiveMessage) => void;

/** Hands messages to those who listen. */
export interface LiveEvents {
  publish: (message: LiveMessage) => void;
  /** Within the transaction that stores the messages; what it gives is to be called once that is committed. */
  announce: (transaction: Db, messages: readonly StoredMessage[]) => Promise<() => void>;
  follow: (topic: LiveTopic, listener: LiveListener) => () => void;
  /** Whether anybody would see a message that is not stored. */
  isFollowed: (about: About) => boolean;
  /** Calls whenever somebody begins to follow it, who has seen nothing yet of what is not stored. */
  onFollowed: (about: About, greet: () => void) => () => void;
}

/** Those of this process. `begun`: somebody follows it from now on, here or elsewhere. */
export interface LocalLiveEvents extends LiveEvents {
  begun: (key: string) => void;
}

export type About = Pick<LiveMessage, 'runId' | 'ownerId'>;

export const keysOf = ({ runId, ownerId }: About) => [`run ${runId}`, `owner ${ownerId}`];

export function keyOf(topic: LiveTopic): string {
  if ('runId' in topic) return `run ${topic.runId}`;
  return topic.isStored ? `stored of ${topic.ownerId}` : `owner ${topic.ownerId}`;
}

function addTo<T>(sets: Map<string, Set<T>>, key: string, one: T): () => void {
  const known = sets.get(key) ?? new Set();
  known.add(one);
  sets.set(key, known);
  return () => {
    known.delete(one);
    if (known.size === 0 && sets.get(key) === known) sets.delete(key);
  };
}

export function createLiveEvents(): LocalLiveEvents {
  const listeners = new Map<string, Set<LiveListener>>();
  const greeters = new Map<string, Set<() => void>>();

  function publish(message: LiveMessage): void {
    const keys = keysOf(message);
    if (message.isStored) keys.push(`stored of ${message.ownerId}`);
    for (const key of keys) for (const listener of listeners.get(key) ?? []) listener(message);
  }

  function begun(key: string): void {
    for (const greet of greeters.get(key) ?? []) greet();
  }

  return {
    publish,
    begun,
    announce: async (_, messages) => () => {
      for (const message of messages) publish({ ...message, isStored: true });
    },
    follow(topic, listener) {
      const key = keyOf(topic);
      const stop = addTo(listeners, key, listener);
      begun(key);
      return stop;
    },
    isFollowed: (about) => keysOf(about).some((key) => listeners.has(key)),
    onFollowed(about, greet) {
      const stops = keysOf(about).map((key) => addTo(greeters, key, greet));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
