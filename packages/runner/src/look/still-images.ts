/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { stillPlace } from './hold-still.ts';

/**
 * Runs in each frame: pictures that move by themselves show their first frame, which is what a canvas draws of them. It stays as it is
 * where another site keeps its pixels to itself, or the page's policy refuses pictures that are written out.
 */
async function showFirstFrames(place: string): Promise<void> {
  const held: { undo: (() => void)[]; known: WeakSet<object> } | undefined = Reflect.get(
    window,
    Symbol.for(place),
  );
  const isMoving = ({ currentSrc, complete, naturalWidth }: HTMLImageElement) =>
    complete && naturalWidth > 0 && /\.gif(?:[?#]|$)|^data:image\/gif/i.test(currentSrc);
  for (const image of document.images) {
    if (!held || !isMoving(image) || held.known.has(image)) continue;
    held.known.add(image);
    try {
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const first = canvas.toDataURL();
      const probe = new Image();
      probe.src = first;
      await probe.decode();
      const before = image.getAttribute('style');
      image.style.setProperty('content', `url("${first}")`, 'important');
      held.undo.push(() => {
        if (before === null) image.removeAttribute('style');
        else image.setAttribute('style', before);
      });
    } catch {
      // It moves on; the picture tells by itself.
    }
  }
}

export async function stillImages(page: Page): Promise<void> {
  await Promise.all(
    page.frames().map((frame) => frame.evaluate(showFirstFrames, stillPlace).catch(() => undefined)),
  );
}
