import { setTimeout as wait } from 'node:timers/promises';
import type { RunEvent } from '@assay/contract';
import type { Ledger } from './ledger.ts';
import type { Person } from './person.ts';

const patienceMs = 180_000;
const betweenMs = 200;

interface Seen {
  last: number;
  /** Whether the stream said that nothing follows. */
  isOver: boolean;
  verdicts: Map<string, number>;
}

function take(block: string, seen: Seen, runId: string, ledger: Ledger): void {
  const [, id, type, data] = /^(?:id: (\d+)\n)?event: (.+)\n(?:data: (.+))?$/m.exec(block) ?? [];
  if (type === 'end') seen.isOver = true;
  if (id === undefined || data === undefined || type === 'end') return;
  if (Number(id) <= seen.last) ledger.blame(`Event ${id} of run ${runId} was told after ${seen.last}.`);
  seen.last = Number(id);
  const event = JSON.parse(data) as RunEvent;
  if (event.type === 'case ended') {
    const key = event.case.execution_id;
    seen.verdicts.set(key, (seen.verdicts.get(key) ?? 0) + 1);
  }
}

/** Follows a run to its end as a page does: where the stream breaks off, it goes on at any server after the last event. */
export async function follow(person: Person, runId: string, ledger: Ledger): Promise<void> {
  const seen: Seen = { last: 0, isOver: false, verdicts: new Map() };
  const deadline = performance.now() + patienceMs;
  while (!seen.isOver && performance.now() < deadline) {
    const [address = ''] = person.turn();
    try {
      const response = await fetch(new URL(`/api/runs/${runId}/events`, address), {
        headers: { ...person.headers(), 'last-event-id': String(seen.last) },
        signal: AbortSignal.timeout(patienceMs),
      });
      if (response.status === 404) ledger.blame(`Run ${runId} was accepted and is not there.`);
      if (response.status !== 200 || !response.body) throw new Error(`It answered ${response.status}.`);
      let rest = '';
      for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
        const blocks = (rest + part).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) take(block, seen, runId, ledger);
      }
    } catch {
      // It broke off; whoever waits asks again.
    }
    if (!seen.isOver) await wait(betweenMs);
  }
  for (const [execution, times] of seen.verdicts) {
    if (times > 1) ledger.blame(`The verdict of case ${execution} was told ${times} times.`);
  }
}
