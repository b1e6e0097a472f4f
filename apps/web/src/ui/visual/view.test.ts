import { describe, expect, it } from 'vitest';
import { deriveView, focusOn, pan, start, stepZoom, toScreen, zoomAt } from './view.ts';

const picture = { width: 1000, height: 4000 };
const pane = { width: 500, height: 400 };

describe('the view of a picture', () => {
  it('begins at the top, as wide as the pane', () => {
    expect(deriveView(start, picture, pane)).toEqual({ scale: 0.5, x: 0, y: 0 });
  });

  it('does not blow small pictures up and puts them in the middle', () => {
    expect(deriveView(start, { width: 100, height: 100 }, pane)).toEqual({ scale: 1, x: -200, y: -150 });
  });

  it('shows a long page whole', () => {
    const { scale } = deriveView({ ...start, zoom: 'whole' }, picture, pane);
    expect(scale).toBe(0.1);
  });

  it('stops at the edges', () => {
    const moved = pan(start, deriveView(start, picture, pane), pane, { x: 50, y: 99_999 });
    expect(deriveView(moved, picture, pane)).toEqual({ scale: 0.5, x: 0, y: 3200 });
  });

  it('keeps the point under the pointer where it is', () => {
    const before = deriveView({ centre: { x: 500, y: 2000 }, zoom: 1 }, picture, pane);
    const at = { x: 120, y: 310 };
    const after = deriveView(zoomAt(before, pane, 3, at), picture, pane);
    expect(after.scale).toBe(3);
    expect(after.x + at.x / 3).toBeCloseTo(before.x + at.x);
    expect(after.y + at.y / 3).toBeCloseTo(before.y + at.y);
  });

  it('brings an area into the middle and no larger than 200 %', () => {
    const view = deriveView(
      focusOn({ x: 400, y: 3000, width: 10, height: 10 }, picture, pane),
      picture,
      pane,
    );
    expect(view.scale).toBe(2);
    expect(toScreen({ x: 400, y: 3000, width: 10, height: 10 }, view)).toEqual({
      x: 240,
      y: 190,
      width: 20,
      height: 20,
    });
  });

  it('begins a long area at its top, and never shows less than the whole width', () => {
    const area = { x: 0, y: 1000, width: 1000, height: 2000 };
    expect(focusOn(area, picture, pane).zoom).toBe('width');
    const { y } = deriveView(focusOn(area, picture, pane), picture, pane);
    expect(y).toBeLessThan(area.y);
    expect(y).toBeGreaterThan(area.y - 100);
  });

  it.each([
    [0.43, 1, 0.5],
    [0.43, -1, 0.33],
    [1, 1, 1.25],
    [16, 1, 16],
    [0.01, -1, 0.05],
  ] as const)('goes from %d in direction %d to %d', (scale, direction, goal) => {
    expect(stepZoom(scale, direction)).toBe(goal);
  });
});
