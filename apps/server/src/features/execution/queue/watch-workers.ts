import { readFileSync, readlinkSync } from 'node:fs';
import type { WorkerSign } from '../store/workers.ts';

/** A worker that gave no sign of life for so long is gone. */
const silenceMs = 30_000;

function readPlace(): string {
  try {
    // Processes see each other on one running kernel, and there within one namespace.
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}

/** The machine, as far as its processes can see each other; empty where that cannot be told. */
export const place = readPlace();

/** Of workers in the same place it is known at once whether they live. */
function hasDied({ name, place: theirs }: WorkerSign): boolean {
  const [, pid] = /\((\d+)\)$/.exec(name) ?? [];
  if (pid === undefined || theirs === '' || theirs !== place) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Tells which workers are gone, without comparing clocks: their signs must stand still while this process looks. */
export interface Watch {
  findGone: (signs: readonly WorkerSign[]) => WorkerSign[];
  /** This process could not look for a while, and the others perhaps give no signs: everybody gets their time again. */
  beginAnew: () => void;
}

export function createWatch(now: () => number = () => performance.now()): Watch {
  let known = new Map<string, { seenAt: number; since: number }>();
  return {
    findGone(signs) {
      const before = known;
      known = new Map(
        signs.map(({ id, seenAt }) => {
          const last = before.get(id);
          return [id, last?.seenAt === seenAt ? last : { seenAt, since: now() }];
        }),
      );
      return signs.filter(
        (sign) => hasDied(sign) || now() - (known.get(sign.id)?.since ?? now()) >= silenceMs,
      );
    },
    beginAnew() {
      known = new Map();
    },
  };
}
