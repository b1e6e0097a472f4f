import type { BrowserContext } from 'playwright-core';
import { type Progress, within } from './progress.ts';

/** Records a trace for Playwright's viewer; the function that comes back writes it. Typed passwords are in it, as typed. */
export async function startTrace(
  context: BrowserContext,
  path: string,
): Promise<(progress: Progress) => Promise<string | undefined>> {
  await context.tracing.start({ screenshots: true, snapshots: true });
  return async (progress) => {
    try {
      await within(progress, context.tracing.stop({ path }), 'The trace could not be written in time.');
      return path;
    } catch {
      return undefined;
    }
  };
}
