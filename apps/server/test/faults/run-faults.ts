import { faults } from './fault-list.ts';
import { follow } from './follow.ts';
import { type Judged, judge } from './judge.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { startLoad, submitRun } from './load.ts';
import { meet } from './person.ts';
import { judgeSchedules, makeSchedule } from './schedules.ts';
import { startStand } from './stand.ts';
import { type Tried, tryFaults, waitForTheRest } from './try-faults.ts';

const people = 3;
/** No strike begins later, so that the whole ends within ten minutes. */
const strikingMs = 7 * 60_000;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function tellTime({ blocked, recoveries }: Tried): string {
  if (blocked !== undefined) return `not tried: ${blocked}`;
  if (recoveries.length === 0) return '-';
  const sorted = recoveries.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return `${seconds(middle)}, at most ${seconds(sorted.at(-1) ?? 0)}`;
}

function printTable(all: readonly Tried[], ledger: Ledger, { lost, doubled }: Judged): void {
  const columns = [42, 7, 10, 6, 12];
  const line = (...cells: (string | number)[]) =>
    console.log(cells.map((cell, at) => String(cell).padEnd(columns[at] ?? 0)).join(''));
  line('part', 'times', 'accepted', 'lost', 'duplicated', 'recovery (median)');
  for (const tried of all) {
    const here = (entry: { during: string }) => entry.during === tried.name;
    const accepted = ledger.accepted.filter(here).length;
    const cells = [tried.name, tried.times, accepted, lost.filter(here).length, doubled.filter(here).length];
    line(...cells, tellTime(tried));
  }
}

function tellAll(what: string, entries: readonly { during: string; what: string }[]): void {
  for (const entry of entries.slice(0, 40)) console.log(`  ${what} (${entry.during}): ${entry.what}`);
}

const wanted = process.argv.slice(2);
const chosen = faults.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
const begun = performance.now();
const stand = await startStand({ hasStorage: true });
if (!stand) {
  console.log('There is no PostgreSQL for this platform, so nothing can be tried.');
  process.exit(1);
}
const ledger = createLedger();
// Whoever breaks it off must not be left with its processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stand.stop().finally(() => process.exit(1)));
}
let isGood = false;
try {
  const probe = await meet(stand.addresses, ledger, 'probe');
  const first = await submitRun(probe, stand, ledger);
  if (first === undefined) throw new Error('The first run was not accepted.');
  await follow(probe, first, ledger);
  await makeSchedule(probe, first);
  const load = await startLoad(stand, ledger, people);
  console.log(
    `Two servers, two workers, PostgreSQL, S3 storage, mail, a hosted model; ${people} people at work (ready after ${seconds(performance.now() - begun)})`,
  );
  const all = await tryFaults(chosen, { stand, ledger, probe, deadline: begun + strikingMs });
  ledger.during = 'after the last fault';
  await load.stop();
  await waitForTheRest(stand, ledger);
  const judged = await judge(stand, ledger);
  const scheduled = await judgeSchedules(stand, judged);
  printTable(all, ledger, judged);
  console.log(
    `${ledger.accepted.length} accepted in all, ${ledger.refused} told to come back later, ${stand.receiver.received.size} webhook deliveries (${judged.repeated} came again under the same id), ${scheduled} scheduled runs`,
  );
  const processes = [...stand.servers, ...stand.workers];
  const fell = processes.filter((one) => one.fell() > 0).map((one) => `${one.name} (${one.fell()} times)`);
  if (fell.length > 0) ledger.blame(`Ended by themselves: ${fell.join(', ')}.`);
  tellAll('lost', judged.lost);
  tellAll('duplicated', judged.doubled);
  tellAll('wrong', ledger.wrong);
  isGood = judged.lost.length + judged.doubled.length + ledger.wrong.length === 0;
  console.log(`${isGood ? 'ok' : 'FAILED'} after ${seconds(performance.now() - begun)}`);
} finally {
  if (process.env.FAULTS_LOG)
    console.log([...stand.servers, ...stand.workers].map((one) => one.output()).join('\n'));
  await stand.stop();
}
process.exit(isGood ? 0 : 1);
