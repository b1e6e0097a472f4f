import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserPool } from '@assay/runner';
import { type PageSnapshot, takeSnapshot } from '@assay/runner/internals';
import type { Page } from 'playwright-core';
import { compactSnapshot } from '../views/compact.ts';
import { folderOf } from './install.ts';
import type { Recipe } from './recipe.ts';
import type { RealText } from './records.ts';
import { runTruths } from './run-truths.ts';
import { openStage } from './stage.ts';
import type { Truths } from './truth.ts';

/** Stands for the application, which is on another port each time. */
const host = 'http://app.test';

/** The same for two moments at which a person would see no difference. */
function contentOf({ address, elements }: PageSnapshot): string {
  const seen = elements
    .filter(({ states }) => states.visible)
    .map(({ role, name, text, value, states }) => [role, name, text, value, states]);
  return createHash('sha256')
    .update(JSON.stringify([address, seen]))
    .digest('hex')
    .slice(0, 16);
}

/**
 * Plays the truth scripts without faults and writes every page that they see to views.jsonl in the cache folder: one snapshot per line,
 * with the requirements that came by. Data for teaching and for tests without a browser; the sealed half is for scoring only.
 */
export async function dumpViews(
  recipe: Recipe,
  texts: readonly RealText[],
  truths: Truths,
  pool: BrowserPool,
): Promise<{ file: string; views: number }> {
  const stage = await openStage(recipe);
  const found = new Map<string, { texts: Set<string>; snapshot: PageSnapshot }>();
  async function observe(text: RealText, page: Page): Promise<void> {
    try {
      const snapshot = await takeSnapshot(page);
      const key = contentOf(snapshot);
      const view = found.get(key) ?? { texts: new Set<string>(), snapshot };
      view.texts.add(text.id);
      found.set(key, view);
    } catch {
      // The page went away meanwhile; what follows it is seen next.
    }
  }
  try {
    const sound = texts.map(({ fault: _fault, falseBy: _falseBy, ...text }) => ({
      ...text,
      verdict: 'passed' as const,
    }));
    // What a script says does not matter here, only where it goes.
    await runTruths(sound, truths, { pool, stage, observe });
  } finally {
    await stage.close();
  }
  const file = join(folderOf(recipe), 'views.jsonl');
  const lines = [...found.values()].map(({ texts: ids, snapshot }) =>
    JSON.stringify({ app: recipe.name, half: recipe.half, texts: [...ids], ...compactSnapshot(snapshot) }),
  );
  await writeFile(file, lines.map((line) => `${line.replaceAll(stage.base, host)}\n`).join(''));
  return { file, views: lines.length };
}
