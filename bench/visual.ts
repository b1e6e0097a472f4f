import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool } from '@assay/runner';
import { browserCache } from '../scripts/places.ts';
import { median } from './median.ts';
import type { Measured } from './visual-contender.ts';
import { type PicturePair, takePictures } from './visual-pictures.ts';

const fewestRounds = 7;
const warmUps = 4;
const equalGoal = 20;
const names = ['ours', 'ours, baseline warm', 'odiff', 'blazediff', 'pixelmatch + sharp'] as const;
const others: readonly string[] = names.slice(2);

interface Row {
  name: string;
  wall: number;
  /** How many times as long as ours. */
  ratio: number;
  cpu: number;
  memory: number;
  changed: number;
}

function start(name: string): ChildProcess {
  // odiff complains when its server is ended.
  return fork(new URL('visual-contender.ts', import.meta.url), [name], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function ask(child: ChildProcess, task: object): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('A program that compares pictures ended too early.'));
    child.once('exit', fail);
    child.once('message', (measured) => {
      child.off('exit', fail);
      resolve(measured as Measured);
    });
    child.send(task);
  });
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.disconnect();
  await ended;
}

/** All of them take turns, each in a fresh process; the first turns only warm up. */
async function measure({ name: pair, before, after }: PicturePair, folder: string): Promise<Row[]> {
  const rounds = pair.includes('8000') ? fewestRounds : fewestRounds * 2 + 1;
  const children = names.map((name, index) => ({
    name,
    child: start(name),
    task: { before, after, diff: join(folder, `diff-${index}.png`) },
    found: [] as Measured[],
  }));
  for (let round = 0; round < rounds + warmUps; round += 1) {
    const turn = round % 2 ? children.toReversed() : children;
    for (const { child, task, found } of turn) found.push(await ask(child, task));
  }
  await Promise.all(children.map(({ child }) => stop(child)));
  const ours = children[0]?.found ?? [];
  return children.map(({ name, found }) => {
    const last = found.at(-1);
    const warm = found[warmUps - 1];
    return {
      name,
      wall: median(found.slice(warmUps).map(({ wall }) => wall)),
      // Round by round, since other work on the machine slows down whole rounds.
      ratio: median(found.map(({ wall }, round) => wall / (ours[round]?.wall ?? 0)).slice(warmUps)),
      cpu: ((last?.cpu ?? 0) - (warm?.cpu ?? 0)) / rounds,
      memory: last?.memory ?? 0,
      changed: last?.changed ?? 0,
    };
  });
}

function report({ name }: PicturePair, rows: readonly Row[]): void {
  const ours = rows[0];
  if (!ours) return;
  const isEqual = name.endsWith('equal');
  const goal = isEqual ? equalGoal : 1;
  console.log(`  ${name}`);
  for (const row of rows) {
    const figures = [
      `${row.wall.toFixed(1).padStart(8)} ms`,
      `${row.cpu.toFixed(1).padStart(8)} ms of processor`,
      `${row.memory.toFixed(0).padStart(5)} MB`,
      `${row.changed} changed`,
    ];
    const judged = others.includes(row.name)
      ? `  ${row.ratio.toFixed(1)} times as long as ours, processor ${(row.cpu / ours.cpu).toFixed(1)}  ${row.ratio > goal ? 'met' : 'MISSED'}`
      : '';
    console.log(`    ${row.name.padEnd(20)} ${figures.join('  ')}${judged}`);
  }
}

/** From two files to the verdict and the file of the differences, against what others use for that. */
export async function reportVisual(): Promise<void> {
  console.log(
    `Comparing pictures, from files to verdict and picture of the differences  goal: faster than each, ${equalGoal} times where they are equal`,
  );
  const folder = await mkdtemp(join(tmpdir(), 'assay-visual-'));
  const pool = await openPool({ cacheFolder: browserCache });
  const pairs = await takePictures(pool, folder).finally(() => pool.close());
  try {
    for (const pair of pairs) report(pair, await measure(pair, folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
