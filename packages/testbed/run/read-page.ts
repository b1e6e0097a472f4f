import type { BrowserPool } from '@assay/runner';
import { type PageSnapshot, takeSnapshot } from '@assay/runner/internals';

/** A page as it is seen by whoever opens its address. */
export function readPage(pool: BrowserPool, address: string): Promise<PageSnapshot> {
  return pool.withContext('chrome', { viewport: { width: 1280, height: 720 } }, async ({ context }) => {
    const page = await context.newPage();
    await page.goto(address);
    return takeSnapshot(page);
  });
}
