import type { RunView } from '@assay/contract';
import type { Fault } from './fault-list.ts';
import { follow } from './follow.ts';
import { settle } from './judge.ts';
import type { Ledger } from './ledger.ts';
import { submitRun } from './load.ts';
import type { Person } from './person.ts';
import type { Stand } from './stand.ts';

const patienceMs = 120_000;

export interface Tried {
  name: string;
  times: number;
  /** From each strike to the first verdict `passed` of a run that was submitted after it. */
  recoveries: number[];
  blocked?: string;
}

/** Asks for runs until one passes; gives how long that took. */
export async function recover(
  person: Person,
  stand: Stand,
  ledger: Ledger,
  { needsModel = false, since }: { needsModel?: boolean; since: number },
): Promise<number> {
  while (performance.now() - since < patienceMs) {
    const id = await submitRun(person, stand, ledger, {
      source: needsModel ? 'openrouter' : 'huggingface_free',
    });
    if (id === undefined) continue;
    await follow(person, id, ledger);
    const { run } = await person.read<{ run: RunView }>(`/api/runs/${id}`);
    if (run.cases.length > 0 && run.cases.every(({ verdict }) => verdict === 'passed')) {
      return performance.now() - since;
    }
  }
  ledger.blame(`No run passed within ${patienceMs / 1000} s.`);
  return patienceMs;
}

/** Tries a fault as often as it says, while others work, as long as there is time. */
export async function tryFault(
  fault: Fault,
  { stand, ledger, probe, deadline }: { stand: Stand; ledger: Ledger; probe: Person; deadline: number },
): Promise<Tried> {
  const { name, needsModel = false } = fault;
  const tried: Tried = { name, times: 0, recoveries: [] };
  const blocked = fault.blocked?.(stand);
  if (blocked !== undefined) return { ...tried, blocked };
  ledger.during = name;
  for (let round = 0; round < fault.times && performance.now() < deadline; round += 1) {
    let recovering: Promise<number> | undefined;
    const struck = () => {
      recovering = recover(probe, stand, ledger, { needsModel, since: performance.now() });
    };
    await fault.strike(stand, round, struck);
    const took = await recovering;
    tried.times += 1;
    if (took !== undefined) tried.recoveries.push(took);
  }
  return tried;
}

/** Nobody asks for anything more: what was accepted must come to its end. */
export async function waitForTheRest(stand: Stand, ledger: Ledger): Promise<void> {
  for (const what of await settle(stand, { withDeliveries: true })) {
    ledger.blame(`Long after the last fault this is still open: ${what}.`);
  }
}
