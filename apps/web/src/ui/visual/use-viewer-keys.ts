import { usePageKeys } from './use-page-keys.ts';
import type { RegionJumps } from './use-regions.ts';
import type { ViewControl } from './use-view.ts';
import type { Point } from './view.ts';

const moves: Record<string, Point> = {
  ArrowLeft: { x: -80, y: 0 },
  ArrowRight: { x: 80, y: 0 },
  ArrowUp: { x: 0, y: -80 },
  ArrowDown: { x: 0, y: 80 },
  PageUp: { x: 0, y: -400 },
  PageDown: { x: 0, y: 400 },
};

/** How far a key moves the pictures, in points of the screen. */
export function moveOf(key: string): Point | undefined {
  return moves[key];
}

/** The keys of the viewer that work wherever the focus is. */
export function useViewerKeys(
  { stepZoom, setZoom }: ViewControl,
  { step }: RegionJumps,
  onNextView: () => void,
): void {
  const [next, previous] = [() => step(1), () => step(-1)];
  const larger = () => stepZoom(1);
  usePageKeys({
    n: next,
    j: next,
    p: previous,
    k: previous,
    v: onNextView,
    '+': larger,
    '=': larger,
    '-': () => stepZoom(-1),
    '0': () => setZoom('width'),
    '1': () => setZoom(1),
  });
}
