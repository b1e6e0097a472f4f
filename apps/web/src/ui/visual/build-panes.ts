import type { PictureShift } from '@assay/contract';
import { type LineUp, withoutInserted } from './line-up.ts';
import type { Shown } from './mark-toggles.tsx';
import type { Marked } from './marks.tsx';
import type { Layer } from './picture-layer.tsx';
import type { Size } from './view.ts';
import type { ViewMode } from './view-modes.ts';

export interface ShownPicture {
  /** Its address, once it is here. */
  src: string;
  size: Size;
}

interface Given {
  mode: ViewMode;
  baseline: ShownPicture | null;
  current: ShownPicture;
  diff: ShownPicture | null;
  laid: LineUp;
  shifts: readonly PictureShift[];
  shown: Shown;
  marked: Marked;
  /** From 0 to 100: how much of the new picture. */
  opacity: number;
  divide: number;
  showsNew: boolean;
}

export interface PaneContent {
  caption: string;
  layers: Layer[];
  marked: Marked;
}

/** Which pictures lie where in each way of looking at them. */
export function buildPanes(given: Given): PaneContent[] {
  const { mode, baseline, current, diff, laid, shown, marked } = given;
  const now: Layer = { name: 'new', ...current, pieces: laid.current, alt: 'The new picture' };
  const newBands = shown.linedUp ? laid.bands : bandsOf(given.shifts, 'inserted');
  // As they are, rows of the baseline and of the new picture are not the same.
  const isAskew = !shown.linedUp && given.shifts.length > 0;
  const newMarked = { ...marked, bands: newBands, ignored: isAskew ? [] : marked.ignored };
  if (!baseline) return [{ caption: 'New picture', layers: [now], marked: newMarked }];

  const old: Layer = { name: 'baseline', ...baseline, pieces: laid.baseline, alt: 'The baseline' };
  const one = (caption: string, layers: Layer[]) => [{ caption, layers, marked: newMarked }];
  switch (mode) {
    case 'side':
      return [
        {
          caption: 'Baseline',
          layers: [old],
          marked: isAskew ? { ...marked, regions: [], bands: bandsOf(given.shifts, 'removed') } : newMarked,
        },
        {
          caption: 'New picture',
          layers: diff && shown.coloured ? [now, placeDiff(diff, given)] : [now],
          marked: newMarked,
        },
      ];
    case 'overlay':
      return one('The new picture over the baseline', [old, { ...now, opacity: given.opacity / 100 }]);
    case 'slider':
      return one('Baseline on the left, new picture on the right', [
        { ...old, clip: `inset(0 ${100 - given.divide}% 0 0)` },
        { ...now, clip: `inset(0 0 0 ${given.divide}%)` },
      ]);
    case 'blink':
      return one(given.showsNew ? 'New picture' : 'Baseline', [
        { ...old, isHidden: given.showsNew },
        { ...now, isHidden: !given.showsNew },
      ]);
    case 'diff':
      return one(
        'What changed in the new picture',
        diff ? [{ ...now, opacity: 0.3 }, placeDiff(diff, given)] : [{ ...now, opacity: 0.3 }],
      );
  }
}

/**
 * The differences have the rows of the new picture; what the baseline has below its end comes after. Rows that came in
 * are marked by their band, which does not hide them.
 */
function placeDiff(diff: ShownPicture, { laid, shifts }: Given): Layer {
  const end = laid.current.at(-1);
  const from = end ? end.from + end.rows : 0;
  const rest = diff.size.height - from;
  const tail = rest > 0 ? [{ from, to: end ? end.to + end.rows : 0, rows: rest }] : [];
  return {
    name: 'diff',
    ...diff,
    pieces: withoutInserted([...laid.current, ...tail], shifts),
    alt: 'The changed pixels',
  };
}

function bandsOf(shifts: readonly PictureShift[], kind: PictureShift['kind']): Marked['bands'] {
  return shifts.filter((shift) => shift.kind === kind);
}
