import type { ApiResult } from '@assay/contract';

type Timing = NonNullable<ApiResult['timing']>;

export interface Phase {
  name: string;
  /** Milliseconds from the beginning of the request. */
  from: number;
  to: number;
}

/** The parts of a request one after another; parts that did not happen, as on a connection of before, are left out. */
export function listPhases({ lookup, connect, tls, firstByte, total }: Timing): Phase[] {
  const ends = [
    { name: 'Name look-up', to: lookup },
    { name: 'Connecting', to: connect },
    { name: 'TLS', to: tls },
    { name: 'Waiting', to: firstByte },
    { name: 'Receiving', to: total },
  ];
  const phases: Phase[] = [];
  let from = 0;
  for (const { name, to } of ends) {
    if (to === null) continue;
    const end = Math.max(from, to);
    phases.push({ name, from, to: end });
    from = end;
  }
  return phases;
}
