import type { Parts } from '../context/parts.ts';
import { interruptedReason } from '../context/reasons.ts';
import { summarise } from '../context/summarise.ts';
import { endExecution, findExecution } from '../store/executions.ts';
import { endLoadTest, findLoadTest } from '../store/load-tests.ts';
import { listResults } from '../store/results.ts';
import { listSilent, silenceMs } from '../store/stopping.ts';
import { tellEnd } from '../view/execution-events.ts';
import { tellLoadEnd } from '../view/load-events.ts';

type Silence = Parameters<typeof listSilent>[2];
type Needed = Pick<Parts, 'db' | 'live' | 'executions' | 'loadTests'>;

/** Ends executions whose process is gone, with what was seen of them. */
export async function recoverExecutions(
  { db, live, executions }: Needed,
  silence: Silence = { forMs: silenceMs },
): Promise<void> {
  for (const { id, ownerId } of await listSilent(db, 'api_executions', silence)) {
    if (executions.ids().includes(id)) continue;
    const results = await listResults(db, id);
    const spent = results.reduce((sum, { timing }) => sum + (timing?.total ?? 0), 0);
    const summary = await summarise(results, spent);
    await endExecution(db, id, { state: 'interrupted', error: interruptedReason, summary });
    const ended = await findExecution(db, ownerId, id);
    if (ended) live.publish(tellEnd(ended));
  }
}

/** Ends load tests whose process is gone; their figures per second stay. */
export async function recoverLoadTests(
  { db, live, loadTests }: Needed,
  silence: Silence = { forMs: silenceMs },
): Promise<void> {
  for (const one of await listSilent(db, 'api_load_tests', silence)) {
    if (loadTests.ids().includes(one.id)) continue;
    await endLoadTest(db, one.id, { state: 'interrupted', stats: null, error: interruptedReason });
    const ended = await findLoadTest(db, one.ownerId, one.id);
    if (ended) live.publish(tellLoadEnd(ended));
  }
}
