// One program that compares pictures, in a process of its own: it compares a pair of files again for each message.
import { readFileSync, writeFileSync } from 'node:fs';
import { comparePictures, openComparer } from '@assay/visual';
import { compare as compareByBlazediff } from '@blazediff/bin';
import { ODiffServer } from 'odiff-bin';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

export interface Measured {
  wall: number;
  /** Milliseconds of processor time since the process began, with those of a process it started. */
  cpu: number;
  /** The most memory that was in use at once, in MB. */
  memory: number;
  changed: number;
}

type Compare = (before: string, after: string, diff: string) => Promise<number>;

const { compare: compareWarm } = openComparer({ keepBytes: 200_000_000 });

async function byUs(before: string, after: string, diff: string): Promise<number> {
  const result = await comparePictures(readFileSync(before), readFileSync(after));
  if (result.diff) writeFileSync(diff, result.diff);
  return result.diffPixels;
}

async function byUsWarm(before: string, after: string, diff: string): Promise<number> {
  const baseline = { key: before, read: async () => readFileSync(before) };
  const result = await compareWarm(baseline, readFileSync(after));
  if (result.diff) writeFileSync(diff, result.diff);
  return result.diffPixels;
}

const server = process.argv[2] === 'odiff' ? new ODiffServer() : undefined;

const byOdiff: Compare = async (before, after, diff) => {
  const result = await server?.compare(before, after, diff, {
    threshold: 0.1,
    antialiasing: true,
    outputDiffMask: true,
  });
  return result && !result.match && result.reason === 'pixel-diff' ? result.diffCount : 0;
};

const byBlazediff: Compare = async (before, after, diff) => {
  const options = { threshold: 0.1, antialiasing: true, diffMask: true };
  const result = await compareByBlazediff(before, after, diff, options);
  return !result.match && result.reason === 'pixel-diff' ? result.diffCount : 0;
};

const byPixelmatch: Compare = async (before, after, diff) => {
  const [one, other] = await Promise.all(
    [before, after].map((file) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!one || !other) return 0;
  const { width, height } = one.info;
  const mask = Buffer.alloc(one.data.length);
  const changed = pixelmatch(one.data, other.data, mask, width, height, { threshold: 0.1, diffMask: true });
  if (changed > 0)
    await sharp(mask, { raw: { width, height, channels: 4 } })
      .png({ compressionLevel: 1 })
      .toFile(diff);
  return changed;
};

const contenders: Record<string, Compare> = {
  ours: byUs,
  'ours, baseline warm': byUsWarm,
  odiff: byOdiff,
  blazediff: byBlazediff,
  'pixelmatch + sharp': byPixelmatch,
};

/** Linux tells it of other processes; elsewhere what the server of odiff uses is not counted. */
function readServer(): { cpu: number; memory: number } {
  const pid = (server as unknown as { process?: { pid?: number } } | undefined)?.process?.pid;
  try {
    const [user = 0, system = 0] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
    const [, peak = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return { cpu: (user + system) * 10, memory: Number(peak) / 1024 };
  } catch {
    return { cpu: 0, memory: 0 };
  }
}

process.on('disconnect', () => {
  server?.stop();
  process.exit();
});
process.on('message', async (task: { before: string; after: string; diff: string }) => {
  const compare = contenders[process.argv[2] ?? ''] ?? byUs;
  const start = performance.now();
  const changed = await compare(task.before, task.after, task.diff);
  const wall = performance.now() - start;
  const { user, system } = process.cpuUsage();
  const other = readServer();
  process.send?.({
    wall,
    changed,
    cpu: (user + system) / 1000 + other.cpu,
    memory: process.resourceUsage().maxRSS / 1024 + other.memory,
  } satisfies Measured);
});
