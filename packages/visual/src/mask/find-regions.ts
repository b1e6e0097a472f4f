import type { PictureRegion } from '@assay/contract';
import type { Mask } from './mask.ts';

/** More boxes than this help nobody; then nearby ones are taken together. */
const mostRegions = 100;

interface Grid {
  cells: Uint8Array;
  columns: number;
  rows: number;
  /** How many pixels a cell is wide and high. */
  size: number;
}

/** Half as many cells in each direction. */
function coarsen({ cells, columns, rows, size }: Grid): Grid {
  const coarse: Grid = {
    cells: new Uint8Array(Math.ceil(columns / 2) * Math.ceil(rows / 2)),
    columns: Math.ceil(columns / 2),
    rows: Math.ceil(rows / 2),
    size: size * 2,
  };
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1)
      if (cells[y * columns + x]) coarse.cells[(y >> 1) * coarse.columns + (x >> 1)] = 1;
  return coarse;
}

/** Boxes around cells that touch each other, in cells; null as soon as there are too many. */
function findBoxes({ cells, columns, rows }: Grid): PictureRegion[] | null {
  const left = cells.slice();
  const boxes: PictureRegion[] = [];
  for (let start = left.indexOf(1); start >= 0; start = left.indexOf(1, start + 1)) {
    if (boxes.length === mostRegions) return null;
    let [x0, x1, y0, y1] = [columns, 0, rows, 0];
    const open = [start];
    left[start] = 0;
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      const x = cell % columns;
      const y = (cell - x) / columns;
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
      for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row += 1)
        for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column += 1) {
          const next = row * columns + column;
          if (!left[next]) continue;
          left[next] = 0;
          open.push(next);
        }
    }
    boxes.push({ x: x0, y: y0, width: x1 - x0 + 1, height: y1 - y0 + 1 });
  }
  return boxes;
}

/** Boxes around what changed, so that a word is one and not each of its letters; from the top down. */
export function findRegions(mask: Mask, isChanged: (x: number, y: number) => boolean): PictureRegion[] {
  const { width, height, columns } = mask;
  let grid: Grid = { cells: mask.cells(), columns, rows: Math.ceil(height / 8), size: 8 };
  let boxes = findBoxes(grid);
  while (boxes === null) {
    grid = coarsen(grid);
    boxes = findBoxes(grid);
  }
  const { size } = grid;
  return boxes
    .map((box) => {
      const x = box.x * size;
      const y = box.y * size;
      const rough = {
        x,
        y,
        width: Math.min(width - x, box.width * size),
        height: Math.min(height - y, box.height * size),
      };
      return tighten(rough, size, isChanged);
    })
    .sort((one, other) => one.y - other.y || one.x - other.x);
}

/** Takes off the empty rows and columns that the cells at a box's sides left. */
function tighten(
  { x, y, width, height }: PictureRegion,
  size: number,
  isChanged: (x: number, y: number) => boolean,
): PictureRegion {
  let [x0, x1, y0, y1] = [x, x + width - 1, y, y + height - 1];
  const hasRow = (row: number) => {
    for (let column = x0; column <= x1; column += 1) if (isChanged(column, row)) return true;
    return false;
  };
  const hasColumn = (column: number) => {
    for (let row = y0; row <= y1; row += 1) if (isChanged(column, row)) return true;
    return false;
  };
  for (let turn = 1; turn < size && y0 < y1 && !hasRow(y0); turn += 1) y0 += 1;
  for (let turn = 1; turn < size && y1 > y0 && !hasRow(y1); turn += 1) y1 -= 1;
  for (let turn = 1; turn < size && x0 < x1 && !hasColumn(x0); turn += 1) x0 += 1;
  for (let turn = 1; turn < size && x1 > x0 && !hasColumn(x1); turn += 1) x1 -= 1;
  return { x: x0, y: y0, width: x1 - x0 + 1, height: y1 - y0 + 1 };
}
