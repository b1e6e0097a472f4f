import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readCanonical } from '@assay/planner/steps';
import { type BrowserPool, sampleFile } from '@assay/runner';
import {
  type PageSnapshot,
  runSteps,
  startProgress,
  startStepRun,
  takeSnapshot,
  watchRest,
  watchSession,
} from '@assay/runner/internals';
import { makeCase } from '@assay/testbed/run';
import type { Page } from 'playwright-core';
import type { Move, PagePlan } from './make.ts';

export interface Recorded {
  id: string;
  from?: string;
  steps: readonly string[];
  snapshot: PageSnapshot;
}

/** How long a page may still change by itself after the last action. */
const restMs = 800;
const limits = { patienceMs: 15_000, stepMs: 40_000, caseMs: 300_000 };
const viewport = { width: 1280, height: 800 };

function stepsOf(move: Move) {
  return [move].flat().map((sentence) => readCanonical(sentence) ?? sentence);
}

async function takePicture(page: Page, id: string, folder: string | undefined): Promise<void> {
  if (folder === undefined) return;
  const path = join(folder, `${id.replaceAll('/', '__')}.png`);
  await writeFile(path, await page.screenshot({ animations: 'disabled', type: 'png' }));
}

/**
 * Opens the page once per play, does what the play says, and records the state after each move that no earlier play made. A move that
 * cannot be carried out ends its play and is told.
 */
export async function recordPage(
  pool: BrowserPool,
  name: string,
  address: string,
  { plays }: Required<PagePlan>,
  { pictures, reset }: { pictures: string | undefined; reset: () => Promise<void> },
): Promise<{ states: Recorded[]; troubles: string[] }> {
  const known = new Map<string, Recorded>();
  const troubles: string[] = [];
  const origin = new URL(address).origin;
  for (const play of plays.length > 0 ? plays : [[]]) {
    await reset();
    await pool.withContext('chrome', { viewport }, async ({ context }) => {
      // What a page asks of other hosts is not part of the package and would differ from day to day.
      await context.route(
        (url) => url.protocol.startsWith('http') && url.origin !== origin,
        (route) => route.abort(),
      );
      await watchRest(context);
      const session = watchSession(await context.newPage());
      const run = startStepRun(
        session,
        { screenshots: 'none', limits, files: sampleFile },
        startProgress({}, limits.caseMs),
        0,
      );
      const done: string[] = [];
      let from: string | undefined;
      for (const move of [[], ...play]) {
        const steps = stepsOf(move);
        const opening = from === undefined ? makeCase({ do: 'open', address }).steps : [];
        const evidence = await runSteps(run, [...opening, ...makeCase(...steps).steps]);
        const problem = evidence.find((one) => one.problem);
        if (problem) {
          troubles.push(`${name}: ${problem.source}: ${problem.problem?.message}`);
          return;
        }
        done.push(...[move].flat());
        const key = JSON.stringify(done);
        let state = known.get(key);
        if (!state) {
          await sleep(restMs);
          const page = session.pages.current();
          const id = `${name}/${known.size}`;
          const snapshot = await takeSnapshot(page);
          state = { id, ...(from && { from }), steps: [move].flat(), snapshot };
          await takePicture(page, id, pictures);
          known.set(key, state);
        }
        from = state.id;
      }
    });
  }
  return { states: [...known.values()], troubles };
}
