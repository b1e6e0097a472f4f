import { readToken } from '../../lib/session.ts';

export interface ShownRun {
  runId: string;
  /** The engine that it was asked to use; empty where this is not known. */
  engine: string;
}

const byPage = new Map<string, { token: string | null; shown: ShownRun }>();

/** The run that a page showed last, for whoever leaves it and comes back; of the same session only. */
export function recallRun(page: string): ShownRun | undefined {
  const remembered = byPage.get(page);
  return remembered?.token === readToken() ? remembered?.shown : undefined;
}

export function rememberRun(page: string, shown: ShownRun): void {
  byPage.set(page, { token: readToken(), shown });
}

export function forgetRun(page: string): void {
  byPage.delete(page);
}
