import type { PictureRegion } from '@assay/contract';
import { useState } from 'react';
import { describeRegion } from './describe-change.ts';
import type { ViewControl } from './use-view.ts';
import type { Box, Point } from './view.ts';

export interface RegionJumps {
  current: number | null;
  select: (place: number) => void;
  step: (direction: 1 | -1) => void;
  /** Chooses what lies at a place of the pane, if anything does. */
  pressAt: (at: Point) => void;
  /** The last jump, in words. */
  announcement: string;
}

/** Going from change to change. `placed` is where they lie now. */
export function useRegions(
  regions: readonly PictureRegion[],
  placed: readonly Box[],
  control: ViewControl,
  onJump: () => void,
): RegionJumps {
  const [current, setCurrent] = useState<number | null>(null);

  function select(place: number): void {
    const area = placed[place];
    if (!area) return;
    setCurrent(place);
    control.show(area);
    onJump();
  }

  const count = regions.length;
  const region = current === null ? undefined : regions[current];
  return {
    current: region ? current : null,
    select,
    step: (direction) => {
      if (count === 0) return;
      const first = direction > 0 ? 0 : count - 1;
      select(current === null ? first : (current + direction + count) % count);
    },
    pressAt: (at) => {
      const { view } = control;
      const [x, y] = [view.x + at.x / view.scale, view.y + at.y / view.scale];
      const hit = placed.findIndex(
        (area) => x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height,
      );
      if (hit >= 0) setCurrent(hit);
    },
    announcement: region && current !== null ? describeRegion(region, current, count) : '',
  };
}
