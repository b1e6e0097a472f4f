import type { Page } from 'playwright-core';

export interface LiveFrame {
  jpeg: Buffer;
  width: number;
  height: number;
  at: number;
}

/** Sends what the page shows while it runs; the function that comes back ends it. A page that cannot be filmed sends nothing. */
export async function sendFrames(
  page: Page,
  onFrame: (frame: LiveFrame) => void,
): Promise<() => Promise<void>> {
  try {
    const filming = await page.screencast.start({
      onFrame: ({ data, timestamp, viewportWidth, viewportHeight }) =>
        onFrame({ jpeg: data, width: viewportWidth, height: viewportHeight, at: timestamp }),
      size: { width: 800, height: 600 },
      quality: 50,
      fps: 5,
    });
    return () => filming.dispose().catch(() => undefined);
  } catch {
    return async () => undefined;
  }
}
