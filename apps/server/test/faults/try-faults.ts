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

interface Trying {
  stand: Stand;
  ledger: Ledger;
  probe: Person;
  /** No strike begins later. */
  deadline: number;
}

async function tryOnce(fault: Fault, round: number, { stand, ledger, probe }: Trying): Promise<number> {
  const { name, needsModel = false } = fault;
  ledger.during = name;
  let recovering: Promise<number> | undefined;
  const struck = () => {
    recovering = recover(probe, stand, ledger, { needsModel, since: performance.now() });
  };
  await fault.strike(stand, round, struck);
  return (await recovering) ?? 0;
}

/** Tries each fault once, then each once more, as often as they say and as long as there is time, while others work. */
export async function tryFaults(faults: readonly Fault[], trying: Trying): Promise<Tried[]> {
  const all = faults.map((fault): { fault: Fault; tried: Tried } => {
    const blocked = fault.blocked?.(trying.stand);
    const tried = { name: fault.name, times: 0, recoveries: [], ...(blocked !== undefined && { blocked }) };
    return { fault, tried };
  });
  const most = Math.max(...faults.map(({ times }) => times));
  for (let round = 0; round < most; round += 1) {
    for (const { fault, tried } of all) {
      if (tried.blocked !== undefined || round >= fault.times) continue;
      if (performance.now() > trying.deadline) break;
      tried.recoveries.push(await tryOnce(fault, round, trying));
      tried.times += 1;
      const took = ((tried.recoveries.at(-1) ?? 0) / 1000).toFixed(1);
      console.log(`  ${tried.name}: a new run had passed after ${took} s`);
    }
  }
  return all.map(({ tried }) => tried);
}

/** Nobody asks for anything more: what was accepted must come to its end. */
export async function waitForTheRest(stand: Stand, ledger: Ledger): Promise<void> {
  for (const what of await settle(stand, { withDeliveries: true })) {
    ledger.blame(`Long after the last fault this is still open: ${what}.`);
  }
}
