import type { PictureRegion, PictureShift } from '@assay/contract';

/** Rows of a picture and where they are laid. */
export interface Piece {
  from: number;
  to: number;
  rows: number;
}

/** Rows that only one of the pictures has. */
export interface Band {
  kind: PictureShift['kind'];
  y: number;
  rows: number;
}

export interface LineUp {
  height: number;
  baseline: Piece[];
  current: Piece[];
  bands: Band[];
}

/** Lays two pictures over each other so that rows which moved lie on what they were, with a gap where the other has nothing. */
export function lineUp(baseline: number, current: number, shifts: readonly PictureShift[]): LineUp {
  const result: LineUp = { height: 0, baseline: [], current: [], bands: [] };
  const inserted = sortRows(shifts, 'inserted');
  const removed = sortRows(shifts, 'removed');
  let [old, now] = [0, 0];

  function layBoth(rows: number): void {
    if (rows <= 0) return;
    result.baseline.push({ from: old, to: result.height, rows });
    result.current.push({ from: now, to: result.height, rows });
    result.height += rows;
    old += rows;
    now += rows;
  }

  for (;;) {
    const [next, gone] = [inserted[0], removed[0]];
    if (!next && !gone) break;
    const toNext = next ? next.y - now : Number.POSITIVE_INFINITY;
    const toGone = gone ? gone.y - old : Number.POSITIVE_INFINITY;
    const common = Math.min(toNext, toGone);
    layBoth(common);
    if (next && toNext === common) {
      inserted.shift();
      result.current.push({ from: now, to: result.height, rows: next.rows });
      result.bands.push({ kind: 'inserted', y: result.height, rows: next.rows });
      result.height += next.rows;
      now += next.rows;
    } else if (gone) {
      removed.shift();
      result.baseline.push({ from: old, to: result.height, rows: gone.rows });
      result.bands.push({ kind: 'removed', y: result.height, rows: gone.rows });
      result.height += gone.rows;
      old += gone.rows;
    }
  }
  layBoth(Math.min(baseline - old, current - now));
  if (baseline > old) result.baseline.push({ from: old, to: result.height, rows: baseline - old });
  if (current > now) result.current.push({ from: now, to: result.height, rows: current - now });
  result.height += Math.max(0, baseline - old, current - now);
  return { ...result, baseline: join(result.baseline), current: join(result.current) };
}

/** Pieces that lie as they did are one: scaled, a cut would be seen as a line. */
function join(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const follows = last && last.from + last.rows === piece.from && last.to + last.rows === piece.to;
    if (follows) joined[joined.length - 1] = { ...last, rows: last.rows + piece.rows };
    else joined.push(piece);
  }
  return joined;
}

/** Both from the top, as they are. */
export function lieAsTheyAre(baseline: number, current: number): LineUp {
  return lineUp(baseline, current, []);
}

/** Where an area of a picture comes to lie. */
export function placeArea<T extends PictureRegion>(area: T, pieces: readonly Piece[]): T {
  const top = placeRow(area.y, pieces);
  const bottom = placeRow(area.y + area.height - 1, pieces) + 1;
  return { ...area, y: top, height: Math.max(1, bottom - top) };
}

/** Where an area of the new picture is in the baseline: what nothing there stands for is where it came in. */
export function areaInBaseline<T extends PictureRegion>(area: T, { baseline, current }: LineUp): T {
  const { y, height } = placeArea(area, current);
  const [top, bottom] = [findRow(y, baseline), findRow(y + height - 1, baseline)];
  return { ...area, y: top, height: Math.max(1, bottom - top + 1) };
}

function findRow(at: number, pieces: readonly Piece[]): number {
  const piece = pieces.findLast(({ to }) => at >= to);
  return piece ? Math.min(piece.from + (at - piece.to), piece.from + piece.rows - 1) : 0;
}

/** The pieces without rows that only the new picture has. */
export function withoutInserted(pieces: readonly Piece[], shifts: readonly PictureShift[]): Piece[] {
  return sortRows(shifts, 'inserted').reduce<Piece[]>(
    (left, { y, rows }) =>
      left.flatMap((piece) => {
        const end = piece.from + piece.rows;
        const above = Math.min(piece.rows, y - piece.from);
        const below = Math.min(piece.rows, end - (y + rows));
        return [
          { ...piece, rows: above },
          { from: end - below, to: piece.to + piece.rows - below, rows: below },
        ].filter((part) => part.rows > 0);
      }),
    [...pieces],
  );
}

function placeRow(y: number, pieces: readonly Piece[]): number {
  const piece = pieces.find(({ from, rows }) => y >= from && y < from + rows) ?? pieces.at(-1);
  return piece ? piece.to + (y - piece.from) : y;
}

function sortRows(shifts: readonly PictureShift[], kind: PictureShift['kind']): PictureShift[] {
  return shifts.filter((shift) => shift.kind === kind).sort((a, b) => a.y - b.y);
}
