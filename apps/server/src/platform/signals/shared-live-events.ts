import { createFollowers } from './followers.ts';
import { createLiveEvents, keyOf, keysOf, type LiveEvents, type LiveMessage } from './live-events.ts';
import type { Signals } from './signals.ts';

export interface SharedLiveEvents extends LiveEvents {
  close: () => void;
}

type Pointer = Pick<LiveMessage, 'runId' | 'ownerId' | 'type' | 'id'>;

function point({ runId, ownerId, type, id }: LiveMessage): string {
  return JSON.stringify({ runId, ownerId, type, ...(id !== undefined && { id }) } satisfies Pointer);
}

/**
 * Live events of all processes on one database. Of what is stored, others are only told that it is there, and read it. The rest
 * is sent whole to the processes in which somebody follows it.
 */
export function shareLiveEvents(name: string, signals: Signals): SharedLiveEvents {
  const local = createLiveEvents();
  const followers = createFollowers(name, signals, local.begun);
  const stored = `${name}-stored`;
  const whole = `${name}-whole`;
  /** What is on its way, and what takes its place once it has arrived. */
  const underWay = new Map<string, LiveMessage | undefined>();

  // Events of one run come from several processes, in the order of their ids. So this process takes no short cut for its own.
  signals.on(`${name}-announced`, (text) => {
    local.publish({ ...(JSON.parse(text) as Pointer), isStored: true });
  });
  signals.on(stored, (text, { isOwn }) => {
    if (!isOwn) local.publish({ ...(JSON.parse(text) as Pointer), isStored: true });
  });
  signals.on(whole, (text) => local.publish(JSON.parse(text) as LiveMessage));

  async function carry(message: LiveMessage): Promise<void> {
    const text = JSON.stringify(message);
    const processes = followers.elsewhere(keysOf(message));
    await Promise.all(processes.map((id) => signals.sendTo(id, whole, text))).catch(() => undefined);
  }

  async function carryNewest(key: string, first: LiveMessage): Promise<void> {
    let next: LiveMessage | undefined = first;
    while (next) {
      underWay.set(key, undefined);
      await carry(next);
      next = underWay.get(key);
    }
    underWay.delete(key);
  }

  return {
    async announce(transaction, messages) {
      if (messages.length > 0) {
        await signals.sendWith(transaction, `${name}-announced`, messages.map(point));
      }
      return () => undefined;
    },
    publish(message) {
      local.publish(message);
      const { newestOf } = message;
      if (message.isStored) signals.send(stored, point(message));
      else if (newestOf === undefined) void carry(message);
      else if (underWay.has(newestOf)) underWay.set(newestOf, message);
      else void carryNewest(newestOf, message);
    },
    follow(topic, listener) {
      const key = keyOf(topic);
      const stop = local.follow(topic, listener);
      followers.begin(key);
      return () => {
        stop();
        followers.end(key);
      };
    },
    isFollowed: (about) => local.isFollowed(about) || followers.elsewhere(keysOf(about)).length > 0,
    onFollowed: local.onFollowed,
    close: followers.close,
  };
}
