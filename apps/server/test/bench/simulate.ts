/** What was measured, and what is assumed, in milliseconds. */
export interface Costs {
  /** One case in a worker that has a core for itself. */
  caseMs: number;
  /** CPU of the database for one case, without claiming. */
  databaseMs: number;
  /** Finding the next job, and taking it. */
  claimMs: number;
  /** CPU of the database per second for each process that is only there. */
  idleMs: number;
  /** Reading the sign of life of one worker; each process reads those of all, every five seconds. */
  signMs: number;
  /** Cores of the database server. */
  cores: number;
}

export interface Projection {
  workers: number;
  casesPerMinute: number;
  /** Of what the workers could do with a database that costs nothing. */
  share: number;
  databaseCores: number;
  claimP99Ms: number;
}

interface Timed {
  at: number;
  worker: number;
  /** When the worker wanted a job; a job that begins has none. */
  asked?: number;
}

const signsEveryMs = 5000;
const simulatedMs = 120_000;

/** Adds in order of time; most go to the end, so it is looked for from there. */
function add(list: Timed[], one: Timed): void {
  let place = list.length;
  while (place > 0 && (list[place - 1]?.at ?? 0) > one.at) place -= 1;
  list.splice(place, 0, one);
}

/**
 * Workers that always find a job take one, carry it out and take the next. The database serves what is asked of it in turn on its cores, as far
 * as signs of life leave room. A job that another worker took in the meantime costs the look for it, and one more.
 */
export function simulate(workers: number, costs: Costs): Projection {
  const background = (workers * costs.idleMs) / 1000 + (workers * workers * costs.signMs) / signsEveryMs;
  const speed = Math.max(0.02, 1 - background / costs.cores);
  const free = Array.from({ length: costs.cores }, () => 0);
  const waits: number[] = [];
  const events: Timed[] = [];
  let busyMs = 0;
  let done = 0;
  let lastClaim = -1;
  for (let worker = 0; worker < workers; worker += 1) {
    add(events, { at: (worker / workers) * costs.caseMs, worker, asked: (worker / workers) * costs.caseMs });
  }
  const serve = (at: number, ms: number): { begun: number; ended: number } => {
    const core = free.indexOf(Math.min(...free));
    const begun = Math.max(at, free[core] ?? 0);
    const ended = begun + ms / speed;
    free[core] = ended;
    busyMs += ms;
    return { begun, ended };
  };
  for (let event = events.shift(); event && event.at < simulatedMs; event = events.shift()) {
    const { at, worker, asked } = event;
    if (asked === undefined) {
      const { ended } = serve(at, costs.databaseMs);
      done += 1;
      add(events, { at: ended, worker, asked: ended });
      continue;
    }
    const { begun, ended } = serve(at, costs.claimMs);
    // Whoever looked before the last one had taken its job saw the same job.
    const isLate = begun < lastClaim;
    if (isLate) add(events, { at: ended, worker, asked });
    else {
      lastClaim = ended;
      waits.push(ended - asked);
      add(events, { at: ended + costs.caseMs, worker });
    }
  }
  waits.sort((one, other) => one - other);
  const seconds = simulatedMs / 1000;
  const possible = (workers * simulatedMs) / costs.caseMs;
  return {
    workers,
    casesPerMinute: (done / seconds) * 60,
    share: Math.min(1, done / possible),
    databaseCores: Math.min(costs.cores, busyMs / simulatedMs + background),
    claimP99Ms: waits[Math.floor(waits.length * 0.99)] ?? 0,
  };
}
