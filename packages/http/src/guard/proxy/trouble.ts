import {
  GuardRefusal,
  type RefusalReason,
  type Unreachable,
  type UnreachableReason,
} from '../rules/refusal.ts';

/** What a client asked for. */
export interface Wanted {
  /** `http://host:port`, or `host:port` for a tunnel, whose content the proxy does not see. */
  place: string;
  hostname: string;
  port: number;
}

/** Something a run wanted and did not get from the proxy, for its report. */
export type Trouble = Wanted & {
  message: string;
  /** How often it happened. */
  count: number;
} & ({ kind: 'refused'; reason: RefusalReason } | { kind: 'unreachable'; reason: UnreachableReason });

const mostKept = 200;

export interface TroubleBook {
  /** Writes it down; returns it if it is new. */
  note(error: GuardRefusal | Unreachable, wanted: Wanted): Trouble | undefined;
  all(): readonly Trouble[];
}

/** Keeps each trouble once with its count, so that a page that asks again and again fills nothing. */
export function openTroubleBook(): TroubleBook {
  const kept = new Map<string, Trouble>();

  function note(error: GuardRefusal | Unreachable, { place, hostname, port }: Wanted) {
    const key = `${error.name} ${error.reason} ${place}`;
    const known = kept.get(key);
    if (known) {
      known.count += 1;
      return undefined;
    }
    const facts = { place, hostname, port, message: error.message, count: 1 };
    const trouble: Trouble =
      error instanceof GuardRefusal
        ? { ...facts, kind: 'refused', reason: error.reason }
        : { ...facts, kind: 'unreachable', reason: error.reason };
    if (kept.size < mostKept) kept.set(key, trouble);
    return trouble;
  }

  return { note, all: () => [...kept.values()].map((trouble) => ({ ...trouble })) };
}
