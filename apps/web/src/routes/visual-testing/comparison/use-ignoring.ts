import type { ComparisonDetail, IgnoredArea, PictureRegion } from '@assay/contract';
import { limits } from '@assay/contract/choices';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { request } from '../../../lib/client.ts';
import { explainFailure } from '../../../lib/explain-failure.ts';
import { toast } from '../../../shell/notifications.ts';
import { useSessionEnd } from '../../../shell/use-session-end.ts';
import { areaInBaseline, lineUp } from '../../../ui/visual/line-up.ts';
import { useKeepComparison } from './use-comparison.ts';

export interface Ignoring {
  /** What the baseline ignores from now on; undefined until it was read. */
  areas: readonly IgnoredArea[] | undefined;
  failure: unknown;
  isBusy: boolean;
  /** Whether a changed area is among them. */
  covers: (region: PictureRegion) => boolean;
  add: (region: PictureRegion) => void;
  /** Answers whether it was saved. */
  save: (areas: readonly IgnoredArea[]) => Promise<boolean>;
}

/** The ignored areas of the baseline that a comparison belongs to. They hold for pictures to come. */
export function useIgnoring(comparison: ComparisonDetail): Ignoring {
  const { baseline_id: baselineId } = comparison;
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const endSession = useSessionEnd();
  const keep = useKeepComparison();
  const { data, error } = useQuery({
    queryKey: ['visual', 'baseline', baselineId],
    queryFn: async ({ signal }) =>
      (await request('GET /api/visual/baselines/{id}', { params: { id: baselineId }, signal })).data,
    networkMode: 'always',
    staleTime: 0,
  });
  const areas = data?.baseline.ignored;

  async function save(next: readonly IgnoredArea[]): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setBusy(true);
    try {
      const body = { ignored: [...next] };
      await request('PUT /api/visual/baselines/{id}', { params: { id: baselineId }, body });
      await keep();
      toast.success('Saved: what is marked is ignored from the next picture on.');
      return true;
    } catch (failure) {
      if (!endSession(failure)) toast.error(`The areas could not be saved. ${explainFailure(failure)}`);
      return false;
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return {
    areas,
    failure: error,
    isBusy,
    save,
    covers: (region) => areas?.some((area) => isWithin(inBaseline(region, comparison), area)) ?? false,
    add: (region) => {
      if (!areas) return;
      if (areas.length >= limits.pictureRegions.max) {
        toast.error(`At most ${limits.pictureRegions.max} areas can be ignored. Remove one first.`);
      } else void save([...areas, { ...inBaseline(region, comparison), note: '' }]);
    },
  };
}

/** Areas are those of the accepted picture: what moved since is looked for where it was. */
function inBaseline(region: PictureRegion, comparison: ComparisonDetail): PictureRegion {
  const { picture, compared_with, shifts } = comparison;
  if (!compared_with || isAccepted(comparison)) return region;
  return areaInBaseline(region, lineUp(compared_with.height, picture.height, shifts));
}

export function isAccepted({ status, review }: ComparisonDetail): boolean {
  return status === 'new' || review === 'approved';
}

function isWithin(inner: PictureRegion, outer: PictureRegion): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
