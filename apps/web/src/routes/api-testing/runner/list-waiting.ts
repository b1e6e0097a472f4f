import type { ApiCheckConfig, ApiResult } from '@assay/contract';

type Place = Pick<ApiResult, 'index' | 'row'>;

export interface Waiting {
  index: number;
  name: string;
  method: string;
  isUnderWay: boolean;
}

/** Endpoints of the row that is under way which have no result yet; of later rows nothing is told. */
export function listWaiting(
  config: Pick<ApiCheckConfig, 'endpoints'>,
  results: readonly Place[],
  started: Place | null,
): Waiting[] {
  const row = started?.row ?? results.at(-1)?.row ?? null;
  const done = new Set(results.filter((result) => result.row === row).map(({ index }) => index));
  const waiting = config.endpoints.flatMap(({ name, method, enabled }, index) =>
    enabled && !done.has(index) ? [{ index, name, method }] : [],
  );
  // They run one after another, so the first without a result is the one, also where its start was not heard of.
  return waiting.map((one, at) => ({ ...one, isUnderWay: at === 0 }));
}
