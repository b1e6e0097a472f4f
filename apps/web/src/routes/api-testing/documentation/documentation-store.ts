import type { Answer, Sent } from '@assay/contract';
import { readToken, useToken } from '../../../lib/session.ts';
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
const held = createStore<{ token: string | null; shown: Shown } | null>(null);

export function showDocumentation(value: Shown): void {
  held.write({ token: readToken(), shown: value });
}

export function useDocumentation(): Shown | null {
  const token = useToken();
  const current = useStore(held);
  // Nothing of whoever was signed in before.
  return current?.token === token ? current.shown : null;
}
