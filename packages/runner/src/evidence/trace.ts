import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { type Progress, within } from '../progress/progress.ts';
import type { Mask } from './mask.ts';
import { maskTrace } from './mask-trace.ts';

/** The trace as it was recorded stays in a temporary folder for a moment; at its place comes what is left without secrets. */
async function write(context: BrowserContext, path: string, mask: Mask): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-trace-'));
  const raw = join(folder, 'trace.zip');
  try {
    await context.tracing.stop({ path: raw });
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await maskTrace(await readFile(raw), mask));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Records a trace for Playwright's viewer; the function that comes back writes it, with secrets masked. */
export async function startTrace(
  context: BrowserContext,
  path: string,
  mask: Mask,
): Promise<(progress: Progress) => Promise<string | undefined>> {
  await context.tracing.start({ screenshots: true, snapshots: true });
  return async (progress) => {
    try {
      await within(progress, write(context, path, mask), 'The trace could not be written in time.');
      return path;
    } catch {
      return undefined;
    }
  };
}
