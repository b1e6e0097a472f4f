// A process that loads, by our engine or by autocannon, and says what it cost after its first second.
import type { EventEmitter } from 'node:events';
import { startLoad } from '@assay/http/load';
import autocannon from 'autocannon';

const [engine, url = '', connections, seconds, rate] = process.argv.slice(2);
const concurrency = Number(connections);
const duration = Number(seconds);
const begin: { cpu?: NodeJS.CpuUsage; time: number; requests: number } = { time: 0, requests: 0 };
const last = { cpu: 0, time: 0, requests: 0 };
let requests = 0;

/** Once a second. */
function note(more: number): void {
  requests += more;
  if (!begin.cpu) {
    begin.cpu = process.cpuUsage();
    begin.time = performance.now();
    begin.requests = requests;
    return;
  }
  const { user, system } = process.cpuUsage(begin.cpu);
  Object.assign(last, { cpu: user + system, time: performance.now(), requests });
}

async function loadByOurs() {
  const stats = await startLoad(
    {
      name: 'Bench',
      url,
      method: 'GET',
      concurrency,
      duration: duration * 1000,
      headers: {},
      warmUpMs: 0,
      stages: [],
      thresholds: {},
      ...(rate ? { model: 'open' as const, rate: Number(rate) } : { model: 'closed' as const }),
    },
    { policy: { allowPrivate: 'all' }, onPoint: (point) => note(point.requests) },
  );
  if (stats.failed > 0) throw new Error(JSON.stringify(stats.errors));
  const { p50, p99, max } = stats.latency;
  return { total: stats.totalRequests, p50, p99, max };
}

async function loadByAutocannon() {
  const options = { url, connections: concurrency, duration, ...(rate && { overallRate: Number(rate) }) };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    // The types do not know of its news each second.
    const load: EventEmitter = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    load.on('tick', ({ counter }: { counter: number }) => note(counter));
  });
  if (result.errors > 0 || result.non2xx > 0) throw new Error(`${result.errors}, ${result.non2xx} errors.`);
  const { p50, p99, max } = result.latency;
  return { total: result.requests.total, p50, p99, max };
}

const told = await (engine === 'autocannon' ? loadByAutocannon() : loadByOurs());
const counted = last.requests - begin.requests;
console.log(
  JSON.stringify({ ...told, cost: last.cpu / counted, rate: counted / ((last.time - begin.time) / 1000) }),
);
