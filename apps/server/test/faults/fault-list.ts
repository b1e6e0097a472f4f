import { setTimeout as wait } from 'node:timers/promises';
import { modelModes } from './neighbours.ts';
import type { Stand } from './stand.ts';
import { cutConnections, fillDisk, findBusy, killBrowsers, restartDatabase } from './strike.ts';

export interface Fault {
  name: string;
  times: number;
  /** Why it cannot be tried here. */
  blocked?: (stand: Stand) => string | undefined;
  /**
   * Breaks something, and calls `struck` at that moment. What no supervisor brings back is brought back before it ends; what
   * happens afterwards happens without hands.
   */
  strike: (stand: Stand, round: number, struck: () => void) => Promise<void>;
  /** What is asked for afterwards to see that all is well again needs the hosted model. */
  needsModel?: boolean;
}

const awayMs = 3000;
const hours = 3 * 60 * 60_000;
/** Longer than a worker may be silent. */
const pauseMs = 38_000;

const ofRound = <T>(list: readonly T[], round: number): T => {
  const one = list[round % list.length];
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
};

export const faults: Fault[] = [
  {
    name: 'server killed',
    times: 4,
    async strike({ servers }, round, struck) {
      struck();
      ofRound(servers, round).kill('SIGKILL');
    },
  },
  {
    name: 'worker killed',
    times: 4,
    async strike(stand, _, struck) {
      const { worker } = await findBusy(stand);
      struck();
      worker.kill('SIGKILL');
    },
  },
  {
    name: 'database killed',
    times: 3,
    async strike(stand, _, struck) {
      await findBusy(stand);
      struck();
      await restartDatabase(stand, awayMs);
    },
  },
  {
    name: 'database connections cut',
    times: 4,
    async strike(stand, _, struck) {
      await findBusy(stand);
      struck();
      await cutConnections(stand);
    },
  },
  {
    name: 'storage killed',
    times: 3,
    async strike({ storage }, _, struck) {
      struck();
      storage?.kill('SIGKILL');
    },
  },
  {
    name: 'disk of the storage full',
    times: 2,
    blocked: ({ smallDisk }) =>
      smallDisk === undefined ? 'no file system of its own could be mounted' : undefined,
    async strike(stand, _, struck) {
      struck();
      await fillDisk(stand, awayMs);
    },
  },
  {
    name: 'mail server gone',
    times: 2,
    async strike({ mail }, _, struck) {
      struck();
      await mail.kill();
      await wait(awayMs);
      await mail.start();
    },
  },
  {
    name: 'browser killed',
    times: 3,
    async strike(stand, _, struck) {
      const { worker } = await findBusy(stand);
      struck();
      killBrowsers(worker);
    },
  },
  {
    name: 'hosted model hangs, fails, talks nonsense',
    times: 3,
    needsModel: true,
    async strike({ model }, round, struck) {
      const before = model.asked();
      struck();
      model.set(ofRound(modelModes.slice(1), round));
      const deadline = performance.now() + awayMs * 3;
      while (model.asked() === before && performance.now() < deadline) await wait(100);
      model.set('answers');
    },
  },
  {
    name: 'clock three hours off and back',
    times: 4,
    async strike({ servers, workers, shiftClock }, round, struck) {
      const off = round % 2 === 0 ? hours : -hours;
      const some = round < 2 ? [ofRound(workers, 0), ofRound(servers, 0)] : [ofRound(workers, 1)];
      struck();
      for (const one of some) shiftClock(one, off);
      await wait(awayMs * 2);
      for (const one of some) shiftClock(one, 0);
    },
  },
  {
    name: 'worker paused beyond its time',
    times: 1,
    async strike(stand, _, struck) {
      const { worker } = await findBusy(stand);
      struck();
      worker.kill('SIGSTOP');
      await wait(pauseMs);
      worker.kill('SIGCONT');
    },
  },
];
