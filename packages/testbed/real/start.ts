import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { folderOf, install, makeOnce, programIn, seedMark } from './install.ts';
import { findPort, type RunningProcess, runProgram, startProcess } from './processes.ts';
import type { Place, Recipe } from './recipe.ts';

const readyMs = 120_000;

async function answers(address: string, patienceMs: number): Promise<boolean> {
  try {
    const reply = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
    await reply.arrayBuffer();
    return reply.status < 500;
  } catch {
    return false;
  }
}

async function waitUntilReady(address: string, running: RunningProcess): Promise<void> {
  const deadline = performance.now() + readyMs;
  // Some applications try their port first and then wait for whoever connected to that trial.
  let patienceMs = 1000;
  for (;;) {
    const asked = performance.now();
    if (await answers(address, patienceMs)) return;
    if (running.hasEnded()) throw new Error(`The application ended:\n${running.output()}`);
    if (performance.now() > deadline) throw new Error(`${address} did not answer:\n${running.output()}`);
    if (performance.now() - asked >= patienceMs) patienceMs = Math.min(patienceMs * 2, 10_000);
    await sleep(100);
  }
}

function placeAt(installed: string, data: string, port: number): Place {
  return { installed, data, port, program: (name) => programIn(installed, name) };
}

/** Another program may hold the port for a moment, by a connection of its own. */
const portTaken = /address already in use|EADDRINUSE/i;
const mostLaunches = 10;

async function launch(recipe: Recipe, place: Place): Promise<{ address: string; running: RunningProcess }> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await launchOnce(recipe, place);
    } catch (error) {
      if (tries >= mostLaunches || !(error instanceof Error) || !portTaken.test(error.message)) throw error;
      await sleep(1000);
    }
  }
}

async function launchOnce(
  recipe: Recipe,
  place: Place,
): Promise<{ address: string; running: RunningProcess }> {
  const running = startProcess(recipe.start(place));
  const address = `http://127.0.0.1:${place.port}`;
  try {
    await waitUntilReady(`${address}${recipe.ready}`, running);
    await recipe.fill?.(address, place);
  } catch (error) {
    await running.stop();
    throw error;
  }
  return { address, running };
}

/** Installs an application and makes its data, unless that was done before. Returns the folders of both. */
export async function prepare(recipe: Recipe): Promise<{ installed: string; seeded: string }> {
  const installed = await install(recipe);
  const seeded = join(folderOf(recipe), 'data');
  await makeOnce(seeded, seedMark(recipe), async (data) => {
    const place = placeAt(installed, data, await findPort());
    await recipe.seed?.({
      ...place,
      run: (command, args, options) => runProgram(command, args, { cwd: data, ...options }),
      withServer: async (work) => {
        const { address, running } = await launch(recipe, place);
        try {
          await work(address);
        } finally {
          await running.stop();
        }
      },
    });
  });
  return { installed, seeded };
}

export interface RunningApp {
  address: string;
  /** Back to the known data; the address stays. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Starts an application on a free port, on a copy of its known data. */
export async function startApp(recipe: Recipe, wantedPort?: number): Promise<RunningApp> {
  const { installed, seeded } = await prepare(recipe);
  const port = wantedPort ?? (await findPort());
  const parent = await mkdtemp(join(tmpdir(), `assay-${recipe.name}-`));
  const data = join(parent, 'data');
  const place = placeAt(installed, data, port);
  const begin = async () => {
    await mkdir(parent, { recursive: true });
    await cp(seeded, data, { recursive: true, preserveTimestamps: true });
    return launch(recipe, place);
  };
  let current = await begin();
  return {
    address: current.address,
    async reset() {
      if (recipe.keepsNothing) return;
      await current.running.stop();
      await rm(data, { recursive: true, force: true });
      current = await begin();
    },
    async close() {
      await current.running.stop();
      await rm(parent, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
