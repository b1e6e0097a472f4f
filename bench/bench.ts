import { reportApiChecks } from './api-checks.ts';
import { reportExports } from './exports.ts';
import { reportThroughput, reportTraffic } from './growth.ts';
import { reportHistory } from './history.ts';
import { reportLoad } from './load.ts';
import { reportProbes } from './probes.ts';
import { reportReads } from './protected-reads.ts';
import { reportReal } from './real.ts';
import { reportRepeatability } from './repeatability.ts';
import { reportReading } from './requirement-reading.ts';
import { reportRuns } from './runs.ts';
import { reportFinding, reportVerdicts } from './scoreboard.ts';
import { reportSizes } from './script-sizes.ts';
import { withShop } from './shop.ts';
import { reportStepSpeed } from './step-speed.ts';
import { reportUserLists } from './user-lists.ts';
import { reportVisual } from './visual.ts';

/** Each by its name: `npm run bench -- runs load` measures these alone, and no name all but the long ones. */
const parts: Record<string, () => void | Promise<void>> = {
  sizes: reportSizes,
  reading: reportReading,
  shop: () =>
    withShop(async (shop) => {
      await reportStepSpeed(shop);
      await reportRepeatability(shop);
      await reportVerdicts(shop);
    }),
  finding: reportFinding,
  exports: () => withShop(reportExports),
  probes: reportProbes,
  real: reportReal,
  visual: reportVisual,
  reads: reportReads,
  'user-lists': reportUserLists,
  history: reportHistory,
  runs: reportRuns,
  'api-checks': reportApiChecks,
  load: reportLoad,
  traffic: () => reportTraffic(false),
  'traffic-long': () => reportTraffic(true),
  throughput: reportThroughput,
};

/** Minutes, or applications that must be installed first. */
const long = new Set(['traffic-long', 'real', 'exports']);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
for (const [name, report] of Object.entries(parts)) {
  if (wanted.length === 0 ? !long.has(name) : wanted.includes(name)) await report();
}
