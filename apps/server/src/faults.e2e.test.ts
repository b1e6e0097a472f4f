import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { judge, query, settle } from '../test/faults/judge.ts';
import { createLedger } from '../test/faults/ledger.ts';
import { startLoad } from '../test/faults/load.ts';
import { meet } from '../test/faults/person.ts';
import { type Stand, startStand } from '../test/faults/stand.ts';
import { findBusy, restartDatabase } from '../test/faults/strike.ts';
import { recover } from '../test/faults/try-faults.ts';

/** Once a worker was silent for half a minute, the others take it off the list; waiting for that is left to `npm run faults`. */
async function giveUpOn(stand: Stand, pid: number): Promise<void> {
  await query(stand, 'delete from workers where name like $1', [`%(${pid})`]);
}

async function untilEnded(stand: Stand, executionId: string): Promise<{ cause: string; reason: string }> {
  for (;;) {
    const [row] = await query<{ state: string; cause: string; reason: string }>(
      stand,
      'select state, cause, reason from executions where id = $1',
      [executionId],
    );
    if (row?.state === 'done') return row;
    await wait(100);
  }
}

// `npm run faults` tries more parts, more often and for longer.
describe.skipIf(!inject('postgresUrl'))('the whole product while its parts are killed', () => {
  let stand: Stand | undefined;
  afterAll(() => stand?.stop());

  test('loses nothing that it accepted, tells nothing twice, and recovers without hands', async () => {
    stand = await startStand({ hasStorage: false });
    if (!stand) throw new Error('There is no PostgreSQL to test with.');
    const here = stand;
    const ledger = createLedger();
    const probe = await meet(here.addresses, ledger, 'probe');
    const load = await startLoad(here, ledger, 2);

    // A worker that stands still is taken for gone; when it wakes, what it was at stays as it was told.
    const paused = await findBusy(here);
    paused.worker.kill('SIGSTOP');
    await giveUpOn(here, paused.worker.pid());
    const told = await untilEnded(here, paused.executionId);
    expect(told.cause).toBe('interrupted');
    paused.worker.kill('SIGCONT');

    here.servers[0]?.kill('SIGKILL');
    const { worker } = await findBusy(here);
    worker.kill('SIGKILL');
    await findBusy(here);
    await restartDatabase(here, 500);
    await recover(probe, here, ledger, { since: performance.now() });

    await load.stop();
    expect(await settle(here)).toEqual([]);
    const { lost, doubled } = await judge(here, ledger);
    expect({ lost, doubled, wrong: ledger.wrong }).toEqual({ lost: [], doubled: [], wrong: [] });
    expect(await untilEnded(here, paused.executionId)).toEqual(told);
    const fallen = [...here.servers, ...here.workers].filter((one) => one.fell() > 0);
    expect(fallen.map(({ name, output }) => `${name} ended by itself: ${output()}`)).toEqual([]);
  });
});
