/** A message on its way to whoever follows a run. Frames have no id: they are only worth something at once. */
export interface LiveMessage {
  id?: number;
  runId: string;
  ownerId: string;
  type: string;
  /** JSON. */
  data: string;
}

type Listener = (message: LiveMessage) => void;

/** Hands messages to those who listen in this process. */
export interface LiveEvents {
  publish: (message: LiveMessage) => void;
  follow: (topic: { runId: string } | { ownerId: string }, listener: Listener) => () => void;
  isFollowed: (message: Pick<LiveMessage, 'runId' | 'ownerId'>) => boolean;
}

export function createLiveEvents(): LiveEvents {
  const listeners = new Map<string, Set<Listener>>();
  const keysOf = ({ runId, ownerId }: Pick<LiveMessage, 'runId' | 'ownerId'>) => [
    `run ${runId}`,
    `owner ${ownerId}`,
  ];
  return {
    publish(message) {
      for (const key of keysOf(message)) {
        for (const listener of listeners.get(key) ?? []) listener(message);
      }
    },
    follow(topic, listener) {
      const key = 'runId' in topic ? `run ${topic.runId}` : `owner ${topic.ownerId}`;
      const known = listeners.get(key) ?? new Set();
      known.add(listener);
      listeners.set(key, known);
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(key);
      };
    },
    isFollowed: (message) => keysOf(message).some((key) => listeners.has(key)),
  };
}
