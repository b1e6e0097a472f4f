import { describe, expect, it } from 'vitest';
import { areaInBaseline, lieAsTheyAre, lineUp, placeArea, withoutInserted } from './line-up.ts';

describe('lining two pictures up', () => {
  it('leaves them as they are where nothing moved', () => {
    expect(lieAsTheyAre(100, 80)).toEqual({
      height: 100,
      baseline: [{ from: 0, to: 0, rows: 100 }],
      current: [{ from: 0, to: 0, rows: 80 }],
      bands: [],
    });
  });

  it('opens a gap in the baseline where rows came in', () => {
    const laid = lineUp(100, 142, [{ kind: 'inserted', y: 10, rows: 42 }]);
    expect(laid.height).toBe(142);
    expect(laid.baseline).toEqual([
      { from: 0, to: 0, rows: 10 },
      { from: 10, to: 52, rows: 90 },
    ]);
    expect(laid.bands).toEqual([{ kind: 'inserted', y: 10, rows: 42 }]);
    expect(placeArea({ x: 1, y: 60, width: 5, height: 5 }, laid.current).y).toBe(60);
  });

  it('goes through rows that came in and rows that went, whatever their order', () => {
    const laid = lineUp(100, 90, [
      { kind: 'removed', y: 50, rows: 30 },
      { kind: 'inserted', y: 20, rows: 20 },
    ]);
    expect(laid.height).toBe(120);
    expect(laid.bands).toEqual([
      { kind: 'inserted', y: 20, rows: 20 },
      { kind: 'removed', y: 70, rows: 30 },
    ]);
    for (const pieces of [laid.baseline, laid.current]) {
      const rows = pieces.reduce((sum, piece) => sum + piece.rows, 0);
      expect(rows).toBe(pieces === laid.baseline ? 100 : 90);
    }
    // Row 70 of the new picture is the first after the rows that went: it lies below them.
    expect(placeArea({ x: 0, y: 70, width: 1, height: 10 }, laid.current)).toMatchObject({
      y: 100,
      height: 10,
    });
  });

  it('finds areas of the new picture in the baseline', () => {
    const laid = lineUp(100, 142, [{ kind: 'inserted', y: 10, rows: 42 }]);
    const area = { x: 1, y: 60, width: 5, height: 5 };
    expect(areaInBaseline(area, laid)).toEqual({ ...area, y: 18 });
    expect(areaInBaseline({ ...area, y: 2 }, laid)).toEqual({ ...area, y: 2 });
    expect(areaInBaseline({ ...area, y: 20 }, laid)).toEqual({ ...area, y: 9, height: 1 });
    expect(areaInBaseline(area, lieAsTheyAre(100, 142))).toEqual(area);
  });

  it.each([
    [
      [{ from: 0, to: 5, rows: 100 }],
      [
        { from: 0, to: 5, rows: 10 },
        { from: 52, to: 57, rows: 48 },
      ],
    ],
    [[{ from: 10, to: 10, rows: 42 }], []],
    [[{ from: 60, to: 60, rows: 9 }], [{ from: 60, to: 60, rows: 9 }]],
    [[{ from: 0, to: 0, rows: 9 }], [{ from: 0, to: 0, rows: 9 }]],
  ])('cuts rows that came in out of %o', (pieces, left) => {
    expect(withoutInserted(pieces, [{ kind: 'inserted', y: 10, rows: 42 }])).toEqual(left);
  });

  it('keeps an area that reaches below the picture', () => {
    const { current } = lieAsTheyAre(50, 50);
    expect(placeArea({ x: 0, y: 40, width: 1, height: 30 }, current)).toMatchObject({ y: 40, height: 30 });
  });
});
