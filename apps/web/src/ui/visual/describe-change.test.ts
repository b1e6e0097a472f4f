import { describe, expect, it } from 'vitest';
import { describeRegion, describeShift, describeSizeChange } from './describe-change.ts';

describe('differences in words', () => {
  it('tells what moved', () => {
    expect(describeShift({ kind: 'inserted', y: 1064, rows: 42 })).toBe(
      '42 rows came in at row 1,064; what is below moved down and was compared where it is now.',
    );
    expect(describeShift({ kind: 'removed', y: 3, rows: 1 })).toContain(
      '1 row went at row 3 of the baseline',
    );
  });

  it('tells how the size changed', () => {
    expect(describeSizeChange({ width: 10, height: 20 }, { width: 10, height: 20 })).toBeNull();
    expect(describeSizeChange({ width: 1280, height: 720 }, { width: 1200, height: 762 })).toBe(
      'The picture is 80 px narrower and 42 px taller: 1,200 × 762 instead of 1,280 × 720.',
    );
  });

  it('announces a region', () => {
    expect(describeRegion({ x: 1, y: 2, width: 3, height: 4 }, 0, 7)).toBe(
      'Change 1 of 7: 3 by 4 pixels, 1 from the left, 2 from the top.',
    );
  });
});
