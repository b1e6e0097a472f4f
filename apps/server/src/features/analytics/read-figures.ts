import type { TimeRange } from '@assay/contract/choices';
import type { Db } from '../../platform/database/database.ts';
import { dayOf } from '../execution/index.ts';
import { drawFigures, type Figures } from './figures.ts';
import { hasExecutions, sumDays, sumGenerations, sumKinds, sumOutcomes } from './store.ts';

/** The figures of the last days, today among them, against as many days before. */
export async function readFigures(db: Db, ownerId: string, range: TimeRange, now: number): Promise<Figures> {
  const length = Number.parseInt(range, 10);
  const last = dayOf(now);
  const span = { first: last - length + 1, last };
  const preceding = { first: span.first - length, last: span.first - 1 };
  // All of it as it was at one moment, so that the parts add up to the whole.
  const counted = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (moment) => ({
      days: await sumDays(moment, ownerId, span),
      kinds: await sumKinds(moment, ownerId, span),
      planned: await sumGenerations(moment, ownerId, span),
      before: await sumOutcomes(moment, ownerId, preceding),
      hasExecutions: await hasExecutions(moment, ownerId),
    }));
  return drawFigures({ span, ...counted });
}
