import type { Answer, Sent } from '@assay/contract';
import { createStore, useStore } from '../../../shell/store.ts';

export type Documentation = Answer<'POST /api/api-testing/documentation'>['data']['documentation'];
export type DocumentedEndpoint = Documentation['endpoints'][number];
export type DocumentedBody = Sent<'POST /api/api-testing/documentation'>['body'];

interface Shown {
  documentation: Documentation;
  /** What it was made of; files are made of the same. */
  body: DocumentedBody;
}

/** Outside the tab, so that it is still there when somebody comes back to it. */
const shown = createStore<Shown | null>(null);

export function showDocumentation(value: Shown): void {
  shown.write(value);
}

export function useDocumentation(): Shown | null {
  return useStore(shown);
}
