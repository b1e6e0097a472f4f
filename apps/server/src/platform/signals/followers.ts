import type { Signals } from './signals.ts';

/** Who follows what in other processes, so that nothing is sent that nobody there would see. */
export interface Followers {
  begin: (key: string) => void;
  end: (key: string) => void;
  /** The other processes in which one of these is followed. */
  elsewhere: (keys: readonly string[]) => string[];
  close: () => void;
}

const signOfLifeMs = 10_000;
/** A process of which nothing was heard for so long is gone. */
const silenceMs = 35_000;

/** `begun`: somebody in another process has begun to follow it. */
export function createFollowers(name: string, signals: Signals, begun: (key: string) => void): Followers {
  const topic = (what: string) => `${name}-${what}`;
  const here = new Map<string, number>();
  const others = new Map<string, { keys: Set<string>; heardAt: number }>();
  const known = (id: string) => {
    const one = others.get(id) ?? { keys: new Set(), heardAt: 0 };
    one.heardAt = performance.now();
    others.set(id, one);
    return one;
  };
  const tellAll = (id: string) =>
    signals.sendTo(id, topic('following'), JSON.stringify([...here.keys()])).catch(() => undefined);
  const hear = (what: string, heed: (text: string, id: string) => void) =>
    signals.on(topic(what), (text, { id, isOwn }) => {
      if (!isOwn) heed(text, id);
    });

  hear('follow', (key, id) => {
    known(id).keys.add(key);
    begun(key);
  });
  hear('unfollow', (key, id) => known(id).keys.delete(key));
  hear('following', (text, id) => {
    known(id).keys = new Set(JSON.parse(text) as string[]);
  });
  hear('alive', (_, id) => {
    // One that is new here, or was given up, is asked what is followed there.
    if (!others.has(id)) signals.send(topic('hello'), '');
    known(id);
  });
  hear('hello', (_, id) => void tellAll(id));
  signals.onGap(() => signals.send(topic('hello'), ''));
  signals.send(topic('hello'), '');

  const timer = setInterval(() => {
    signals.send(topic('alive'), '');
    for (const [id, { heardAt }] of others) {
      if (performance.now() - heardAt > silenceMs) others.delete(id);
    }
  }, signOfLifeMs).unref();

  return {
    begin(key) {
      here.set(key, (here.get(key) ?? 0) + 1);
      // Everybody who comes is greeted, not only the first.
      signals.send(topic('follow'), key);
    },
    end(key) {
      const count = (here.get(key) ?? 1) - 1;
      if (count > 0) here.set(key, count);
      else {
        here.delete(key);
        signals.send(topic('unfollow'), key);
      }
    },
    elsewhere: (keys) =>
      [...others].filter(([, one]) => keys.some((key) => one.keys.has(key))).map(([id]) => id),
    close: () => clearInterval(timer),
  };
}
