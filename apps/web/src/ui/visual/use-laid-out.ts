import type { IgnoredArea, PictureRegion, PictureShift } from '@assay/contract';
import { useMemo } from 'react';
import type { ShownPicture } from './build-panes.ts';
import { lieAsTheyAre, lineUp, placeArea } from './line-up.ts';

interface Given {
  current: ShownPicture;
  baseline: ShownPicture | null;
  regions: readonly PictureRegion[];
  shifts: readonly PictureShift[];
  ignored: readonly IgnoredArea[];
}

/** Where both pictures and what is marked in them come to lie. */
export function useLaidOut({ current, baseline, regions, shifts, ignored }: Given, isLinedUp: boolean) {
  const [now, old] = [current.size, baseline?.size ?? current.size];
  const laid = useMemo(
    () => (isLinedUp ? lineUp(old.height, now.height, shifts) : lieAsTheyAre(old.height, now.height)),
    [isLinedUp, old.height, now.height, shifts],
  );
  const placed = useMemo(() => regions.map((area) => placeArea(area, laid.current)), [regions, laid]);
  // Ignored areas are areas of the baseline.
  const placedIgnored = useMemo(() => ignored.map((area) => placeArea(area, laid.baseline)), [ignored, laid]);
  const picture = { width: Math.max(old.width, now.width), height: laid.height };
  return { laid, picture, placed, placedIgnored };
}
