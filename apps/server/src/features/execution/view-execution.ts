import type { CaseView } from '@assay/contract';
import type { Db } from '../../platform/database/database.ts';
import { describeCase } from './runs/tell-run.ts';

/** One execution with its steps, as others may read it: the author's secrets are hidden. */
export async function viewExecution(db: Db, id: string): Promise<CaseView | undefined> {
  const event = await describeCase(db, id);
  return event?.type === 'case ended' ? event.case : undefined;
}
