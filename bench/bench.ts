import { reportApiChecks } from './api-checks.ts';
import { reportHistory } from './history.ts';
import { reportLoad } from './load.ts';
import { reportReads } from './protected-reads.ts';
import { reportRepeatability } from './repeatability.ts';
import { reportReading } from './requirement-reading.ts';
import { reportRuns } from './runs.ts';
import { reportFinding, reportVerdicts } from './scoreboard.ts';
import { reportSizes } from './script-sizes.ts';
import { withShop } from './shop.ts';
import { reportStepSpeed } from './step-speed.ts';
import { reportUserLists } from './user-lists.ts';
import { reportVisual } from './visual.ts';

reportSizes();
reportReading();
await withShop(async (shop) => {
  await reportStepSpeed(shop);
  await reportRepeatability(shop);
  await reportVerdicts(shop);
});
await reportFinding();
await reportVisual();
await reportReads();
await reportUserLists();
await reportHistory();
await reportRuns();
await reportApiChecks();
await reportLoad();
