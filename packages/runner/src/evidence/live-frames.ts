import type { Page } from 'playwright-core';

export interface LiveFrame {
  jpeg: Buffer;
  width: number;
  height: number;
  at: number;
}

const quality = 50;
const soonMs = 1000;
const pictureMs = 5000;

/** Sends what the page shows while it runs; the function that comes back ends it. A page that cannot be filmed sends nothing. */
export async function sendFrames(
  page: Page,
  onFrame: (frame: LiveFrame) => void,
): Promise<() => Promise<void>> {
  let isSeen = false;
  let timer: NodeJS.Timeout | undefined;

  async function sendPicture(): Promise<void> {
    const size = page.viewportSize();
    if (isSeen || !size) return;
    const jpeg = await page.screenshot({ type: 'jpeg', quality, timeout: pictureMs });
    if (!isSeen && timer) onFrame({ jpeg, ...size, at: Date.now() });
  }

  // A busy browser may send no frame of a page that rests once it has loaded.
  function lookSoon(): void {
    isSeen = false;
    clearTimeout(timer);
    timer = setTimeout(() => void sendPicture().catch(() => undefined), soonMs).unref();
  }

  try {
    const filming = await page.screencast.start({
      onFrame: ({ data, timestamp, viewportWidth, viewportHeight }) => {
        isSeen = true;
        onFrame({ jpeg: data, width: viewportWidth, height: viewportHeight, at: timestamp });
      },
      size: { width: 800, height: 600 },
      quality,
      fps: 5,
    });
    page.on('load', lookSoon);
    return async () => {
      page.off('load', lookSoon);
      clearTimeout(timer);
      timer = undefined;
      await filming.dispose().catch(() => undefined);
    };
  } catch {
    return async () => undefined;
  }
}
