// Runs beside the main thread, so that a server which measures others stays responsive itself.
import { parentPort, workerData } from 'node:worker_threads';
import type { LoadPlan } from './plan.ts';
import { runLoad } from './run-load.ts';
import type { LoadNews } from './start-load.ts';

const tell = (news: LoadNews) => parentPort?.postMessage(news);
const stopping = new AbortController();
parentPort?.on('message', () => stopping.abort());
const plan = workerData as LoadPlan;
const done = await runLoad(plan, {
  signal: stopping.signal,
  onSecond: (point, stats) => tell({ point, stats }),
});
tell({ done });
parentPort?.close();
