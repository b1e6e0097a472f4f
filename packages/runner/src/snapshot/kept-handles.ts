import type { Frame, JSHandle, Page } from 'playwright-core';
import type { KeptFrame } from './in-page/raw.ts';
import type { PageSnapshot } from './types.ts';

export interface KeptHandle {
  frame: Frame;
  kept: JSHandle<KeptFrame>;
}

const bySnapshot = new WeakMap<PageSnapshot, KeptHandle[]>();
const byPage = new WeakMap<Page, KeptHandle[][]>();
const snapshotsKept = 3;

/** Remembers where a snapshot's elements are held; lets go of those of older snapshots, so that a page can free them. */
export function keepHandles(page: Page, snapshot: PageSnapshot, handles: KeptHandle[]): void {
  bySnapshot.set(snapshot, handles);
  const recent = byPage.get(page) ?? [];
  recent.push(handles);
  byPage.set(page, recent);
  // A page that went away took its handles along.
  for (const { kept } of recent.length > snapshotsKept ? (recent.shift() ?? []) : [])
    kept.dispose().catch(() => undefined);
}

export function handleOf(snapshot: PageSnapshot, frame: number): KeptHandle | undefined {
  return bySnapshot.get(snapshot)?.[frame];
}
