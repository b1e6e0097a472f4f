import { describe, expect, it } from 'vitest';
import { drawArea, moveArea, resizeArea, stepOf } from './areas.ts';

const picture = { width: 200, height: 100 };
const area = { x: 10, y: 20, width: 50, height: 30, note: 'clock' };

describe('areas of a picture', () => {
  it('are drawn from any corner to any other and end at the edge', () => {
    expect(drawArea({ x: 60.4, y: 50 }, { x: 10, y: 20 }, picture)).toEqual({
      x: 10,
      y: 20,
      width: 50,
      height: 30,
    });
    expect(drawArea({ x: 190, y: 90 }, { x: 900, y: 900 }, picture)).toEqual({
      x: 190,
      y: 90,
      width: 10,
      height: 10,
    });
  });

  it('are never too small to take hold of', () => {
    expect(drawArea({ x: 200, y: 5 }, { x: 200, y: 6 }, picture)).toEqual({
      x: 196,
      y: 5,
      width: 4,
      height: 4,
    });
  });

  it('move within the picture and keep their note', () => {
    expect(moveArea(area, { x: -99, y: 99 }, picture)).toEqual({ ...area, x: 0, y: 70 });
  });

  it.each([
    [{ x: 1, y: 0 } as const, { x: 500, y: 9 }, { width: 190 }],
    [{ x: 1, y: 1 } as const, { x: -500, y: 5 }, { width: 4, height: 35 }],
    [{ x: -1, y: 0 } as const, { x: -500, y: 0 }, { x: 0, width: 60 }],
    [{ x: -1, y: -1 } as const, { x: 500, y: -5 }, { x: 56, width: 4, y: 15, height: 35 }],
  ])('are resized at %o by %o', (sides, by, change) => {
    expect(resizeArea(area, sides, by, picture)).toEqual({ ...area, ...change });
  });

  it('take steps by arrow keys only', () => {
    expect(stepOf('ArrowUp', true)).toEqual({ x: 0, y: -1 });
    expect(stepOf('a', false)).toBeUndefined();
  });
});
