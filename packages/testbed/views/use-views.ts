import { type NotUnderstood, readCanonical, type Step } from '@assay/planner/steps';
import { afterAll, expect } from 'vitest';
import { makeCase } from '../run/make-case.ts';
import { serveSite } from '../serve/serve-site.ts';

export { makeCase } from '../run/make-case.ts';

import { NotRecorded, replay } from './replay.ts';
import { hashPages, loadStates, type States, saveStates } from './store.ts';

/** What must come of a case that begins on one of the pages. */
export interface Judged {
  verdict: string;
  why: string;
}

type Steps = readonly (Step | NotUnderstood)[];
type Run = (path: string, steps: Steps) => Promise<ReturnType<typeof replay>>;

/** Set by the script that records: then pages are opened in a browser and their views are written. */
const isRecording = process.env.ASSAY_RECORD_VIEWS === '1';

function replayFrom(name: string, pages: Record<string, unknown>): Run {
  let states: States | undefined;
  return async (path, steps) => {
    states ??= loadStates(name, hashPages(pages));
    return replay(states, path, steps);
  };
}

function recordInto(name: string, pages: Parameters<typeof serveSite>[0]): Run {
  const states: States = new Map();
  let site: Awaited<ReturnType<typeof serveSite>> | undefined;
  afterAll(async () => {
    if (site) saveStates(name, hashPages(pages), states, site.url);
    await site?.close();
  });
  return async (path, steps) => {
    try {
      return replay(states, path, steps);
    } catch (error) {
      if (!(error instanceof NotRecorded)) throw error;
    }
    const [{ record }, { sharePool }] = await Promise.all([
      import('./record.ts'),
      import('../run/share-pool.ts'),
    ]);
    site ??= await serveSite(pages);
    await record(await sharePool(), states, site.url, path, steps);
    return replay(states, path, steps);
  };
}

/**
 * Judges claims on pages as they were recorded, without a browser: `npm run record-views -- <name>` opens the pages, carries out the
 * actions that come before the claims, and writes `recorded/<name>.json`.
 */
export function useViews(name: string, pages: Parameters<typeof serveSite>[0]) {
  const judge = isRecording ? recordInto(name, pages) : replayFrom(name, pages);
  const run = async (path: string, steps: Steps): Promise<Judged> => {
    const { verdict, reason } = await judge(path, steps);
    return { verdict, why: reason };
  };
  return {
    judge,
    run,
    runSteps: (path: string, steps: readonly string[]) =>
      run(path, makeCase(...steps.map((step) => readCanonical(step) ?? step)).steps),
  };
}

/** Whatever the reason was. */
export function judged(verdict: string): Judged {
  return { verdict, why: expect.any(String) };
}
