import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { PageSnapshot } from '@assay/runner/judging';
import { expandSnapshot } from '@assay/testbed/snapshots';

/** A page as it was recorded. `steps` led to it from the state `from`. */
export interface PageState {
  id: string;
  make: string;
  page: string;
  from?: string;
  steps: string[];
  snapshot: PageSnapshot;
}

type Stored = Record<string, unknown> & Omit<PageState, 'snapshot'>;

export function readState(line: string): PageState {
  const { id, make, page, from, steps, ...snapshot } = JSON.parse(line) as Stored;
  return { id, make, page, steps, ...(from && { from }), snapshot: expandSnapshot(snapshot) };
}

export type Pages = ReadonlyMap<string, PageState>;

/** The states recorded in `MAKE.jsonl.br` files of these folders; later folders win. */
export function readPages(folders: readonly string[]): Pages {
  const pages = new Map<string, PageState>();
  for (const folder of folders.filter((one) => existsSync(one)))
    for (const name of readdirSync(folder).sort()) {
      if (!name.endsWith('.jsonl.br')) continue;
      const text = brotliDecompressSync(readFileSync(join(folder, name))).toString('utf8');
      for (const line of text.split('\n').filter(Boolean)) {
        const state = readState(line);
        pages.set(state.id, state);
      }
    }
  return pages;
}

const followers = new WeakMap<Pages, Map<string, PageState[]>>();

/** The states that were recorded right after this one. */
export function statesAfter(pages: Pages, id: string): readonly PageState[] {
  let known = followers.get(pages);
  if (!known) {
    known = Map.groupBy(pages.values(), ({ from = '' }) => from);
    followers.set(pages, known);
  }
  return known.get(id) ?? [];
}

/** The state itself first, then all that were recorded after it. */
export function listFollowing(pages: Pages, id: string): PageState[] {
  const first = pages.get(id);
  if (!first) return [];
  const found = [first];
  for (const state of found) found.push(...statesAfter(pages, state.id).filter(({ id: own }) => own !== id));
  return [...new Set(found)];
}
