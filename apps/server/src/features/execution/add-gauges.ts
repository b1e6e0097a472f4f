import type { Db } from '../../platform/database/database.ts';
import type { Instruments } from '../../platform/observe/metrics.ts';
import type { Engine } from './context/engine.ts';
import { describeQueue } from './store/jobs.ts';

const jobKinds = ['plan', 'case'] as const;

interface Watched {
  db: Db;
  engine: Pick<Engine, 'running' | 'slots'>;
  /** Jobs that this process is at. */
  underWay: () => number;
}

/** The queue is everybody's: each process tells the same of it. The rest is of this process. */
export function addQueueGauges({ gauge }: Instruments, { db, engine, underWay }: Watched): void {
  const ofQueue = async (state: 'queued' | 'running', tell: (amount: number, oldestAt: number) => number) => {
    const queue = await describeQueue(db);
    return jobKinds.map((kind) => {
      const found = queue.find((one) => one.kind === kind && one.state === state);
      return { labels: { kind }, value: found ? tell(found.amount, found.oldestAt) : 0 };
    });
  };
  gauge(
    'assay_queue_waiting',
    'Jobs in the queue that nobody has begun, by kind.',
    () => ofQueue('queued', Number),
    ['kind'],
  );
  gauge(
    'assay_queue_oldest_seconds',
    'For how long the oldest job in the queue has been waiting, by kind.',
    () => ofQueue('queued', (_, oldestAt) => Math.max(0, Date.now() - oldestAt) / 1000),
    ['kind'],
  );
  gauge('assay_queue_running', 'Jobs that some worker is at, by kind.', () => ofQueue('running', Number), [
    'kind',
  ]);
  gauge('assay_jobs_under_way', 'Jobs that this process is at.', () => [{ value: underWay() }]);
  gauge('assay_job_slots', 'Jobs that this process can be at.', () => [{ value: engine.slots }]);
  const perKind = (tell: (contexts: number) => number) => {
    const sums = new Map<string, number>();
    for (const { kind, contexts } of engine.running()) sums.set(kind, (sums.get(kind) ?? 0) + tell(contexts));
    return [...sums].map(([browser, value]) => ({ labels: { browser }, value }));
  };
  gauge('assay_browsers', 'Browsers that run, by kind.', () => perKind(() => 1), ['browser']);
  gauge('assay_browser_contexts', 'Sessions open in these browsers, by kind.', () => perKind(Number), [
    'browser',
  ]);
}
