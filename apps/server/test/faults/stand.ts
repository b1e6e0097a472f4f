import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, makePostgres, type PostgresServer } from '../postgres-server.ts';
import { type Kept, keepRunning } from './keep-running.ts';
import {
  type Mail,
  type Model,
  type Neighbour,
  type Receiver,
  startMail,
  startModel,
  startReceiver,
  startShop,
} from './neighbours.ts';

/** The whole product on one machine: two servers that take no jobs, two workers, and all they depend on. */
export interface Stand {
  folder: string;
  database: PostgresServer;
  servers: Kept[];
  workers: Kept[];
  storage: Kept | undefined;
  /** The folder of the storage where it is a small file system of its own, that can be filled. */
  smallDisk: string | undefined;
  mail: Mail;
  model: Model;
  receiver: Receiver;
  shop: Neighbour;
  addresses: string[];
  /** Sets the clock of a process so far off. */
  shiftClock: (process: Kept, offMs: number) => void;
  stop: () => Promise<void>;
}

const smallDiskSize = '48m';

/** A file system of its own for the storage, where this user may make one. */
function mountSmall(folder: string): boolean {
  mkdirSync(folder);
  return spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${smallDiskSize}`, 'assay', folder]).status === 0;
}

interface StandOptions {
  /** Files go to an S3 server and not to a folder. */
  hasStorage: boolean;
  workers?: number;
  /** Of PostgreSQL. */
  settings?: readonly string[];
}

/** Undefined where there is no PostgreSQL for this platform. */
export async function startStand(options: StandOptions): Promise<Stand | undefined> {
  const { hasStorage, workers: amount = 2, settings = [] } = options;
  const database = await makePostgres(settings);
  if (!database) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'assay-faults-'));
  const disk = join(folder, 'disk');
  const isSmall = hasStorage && mountSmall(disk);
  const [shop, receiver, model] = await Promise.all([startShop(), startReceiver(), startModel()]);
  const mail = await startMail(await freePort());
  const storagePort = await freePort();
  const storage = hasStorage
    ? keepRunning('storage', ['apps/server/test/faults/s3-process.ts', disk, String(storagePort)], {})
    : undefined;
  await storage?.ready();
  const endpoint = encodeURIComponent(`http://127.0.0.1:${storagePort}`);
  const common = {
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'data'),
    SMTP_URL: mail.url,
    OPENROUTER_BASE_URL: model.url,
    OPENROUTER_MODEL: 'stand-in',
    RATE_LIMITS: 'off',
    MODEL_PATH: 'off',
    LOG_LEVEL: 'warn',
    WORK: 'off',
    PARALLEL: '1',
    ...(storage && { STORAGE_URL: `s3://S3RVER:S3RVER@assay/kept?endpoint=${endpoint}` }),
  };

  function keep(name: string, args: string[], more: Record<string, string>): Kept {
    const clock = join(folder, `${name}.clock`);
    writeFileSync(clock, '0');
    const preload = ['--import', join(import.meta.dirname, 'shift-clock.ts')];
    return keepRunning(name, [...preload, ...args], { ...common, ...more, CLOCK_FILE: clock });
  }

  const servers: Kept[] = [];
  for (const number of [1, 2]) {
    const args = ['apps/server/src/main.ts', '--calls-only'];
    servers.push(keep(`server ${number}`, args, { PORT: String(await freePort()) }));
    // The first brings the database up to date; the others would only wait for it.
    if (number === 1) await servers[0]?.ready();
  }
  const workers = Array.from({ length: amount }, (_, at) =>
    keep(`worker ${at + 1}`, ['apps/server/src/worker.ts'], {}),
  );
  const addresses = await Promise.all(servers.map((server) => server.ready()));
  await Promise.all(workers.map((worker) => worker.ready()));
  return {
    folder,
    database,
    servers,
    workers,
    storage,
    smallDisk: isSmall ? disk : undefined,
    mail,
    model,
    receiver,
    shop,
    addresses,
    shiftClock({ name, kill }, offMs) {
      writeFileSync(join(folder, `${name}.clock`), String(offMs));
      kill('SIGUSR2');
    },
    async stop() {
      await Promise.all([...servers, ...workers].map((one) => one.stop()));
      await storage?.stop();
      await Promise.all([mail.kill(), model.stop(), receiver.stop(), shop.stop(), database.stop()]);
      if (isSmall) spawnSync('umount', [disk]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
