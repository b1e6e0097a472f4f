/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { type Progress, within } from '../progress/progress.ts';

/** Where the page keeps what undoes it: not a name that a page could use or stumble over. */
export const stillPlace = 'assay.still';

/**
 * Runs in each frame, and again before each picture: what moves by itself is brought to its end, or taken off where it has none, so
 * that it looks the same every time. Styles come as adopted sheets, which no policy of the page refuses and no observer of it sees.
 */
function hold(place: string): void {
  interface Held {
    undo: (() => void)[];
    known: WeakSet<object>;
  }
  const key = Symbol.for(place);
  const before: Held | undefined = Reflect.get(window, key);
  const held: Held = before ?? { undo: [], known: new WeakSet() };
  if (!before) Object.defineProperty(window, key, { value: held, configurable: true });
  const isFirst = (thing: object) => !held.known.has(thing) && Boolean(held.known.add(thing));
  const css =
    '*,*::before,*::after{caret-color:transparent!important;scroll-behavior:auto!important;transition-duration:0s!important;transition-delay:0s!important}';

  function dress(root: Document | ShadowRoot): void {
    if (!isFirst(root)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    held.undo.push(() => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
    });
  }

  function stop(animation: Animation): void {
    // What scrolling drives stands still by itself, and what the page has paused stays as it is.
    if (animation.playState !== 'running' || !(animation.timeline instanceof DocumentTimeline)) return;
    try {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime ?? Number.POSITIVE_INFINITY)) {
        animation.finish();
        return;
      }
      const { currentTime } = animation;
      animation.cancel();
      held.undo.push(() => {
        animation.play();
        animation.currentTime = currentTime;
      });
    } catch {
      // An animation without a direction has neither beginning nor end.
      animation.pause();
      held.undo.push(() => animation.play());
    }
  }

  function stopMedia(media: HTMLMediaElement): void {
    if (media.paused || !isFirst(media)) return;
    const { currentTime } = media;
    media.pause();
    if (Number.isFinite(media.duration)) media.currentTime = 0;
    held.undo.push(() => {
      media.currentTime = currentTime;
      media.play().catch(() => undefined);
    });
  }

  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    dress(root);
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) roots.push(element.shadowRoot);
      if (element instanceof HTMLMediaElement) stopMedia(element);
      if (element.localName === 'marquee' && isFirst(element)) {
        const call = (name: string) => Reflect.apply(Reflect.get(element, name), element, []);
        call('stop');
        held.undo.push(() => call('start'));
      }
    }
    for (const animation of root.getAnimations()) stop(animation);
  }
}

function release(place: string): void {
  const key = Symbol.for(place);
  const held: { undo: (() => void)[] } | undefined = Reflect.get(window, key);
  for (const undo of held?.undo.reverse() ?? []) undo();
  Reflect.deleteProperty(window, key);
}

async function inEveryFrame(page: Page, work: (place: string) => void, progress: Progress): Promise<void> {
  const frames = page.frames().map((frame) => {
    const working = frame.evaluate(work, stillPlace);
    // A frame may go at any time; the page itself must do as it is told.
    return frame === page.mainFrame() ? working : working.catch(() => undefined);
  });
  await within(progress, Promise.all(frames), 'The page could not be held still in time.');
}

export function holdStill(page: Page, progress: Progress): Promise<void> {
  return inEveryFrame(page, hold, progress);
}

export function letGo(page: Page, progress: Progress): Promise<void> {
  return inEveryFrame(page, release, progress);
}
