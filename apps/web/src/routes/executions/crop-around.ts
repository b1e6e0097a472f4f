export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Size = Pick<Area, 'width' | 'height'>;

const margin = 24;
/** Less than this would not show what is around a button, which tells it from its likes. */
const least: Size = { width: 320, height: 190 };

/** The part of a picture around a box, with its surroundings; null where the box is not on the picture. */
export function cropAround(box: Area, picture: Size): Area | null {
  const isSeen =
    box.x < picture.width && box.y < picture.height && box.x + box.width > 0 && box.y + box.height > 0;
  if (!isSeen) return null;
  const [x, width] = cropSide(box.x, box.width, least.width, picture.width);
  const [y, height] = cropSide(box.y, box.height, least.height, picture.height);
  return { x, y, width, height };
}

function cropSide(
  start: number,
  length: number,
  least: number,
  whole: number,
): [start: number, length: number] {
  const wanted = Math.min(whole, Math.max(least, length + 2 * margin));
  const from = start + length / 2 - wanted / 2;
  return [Math.min(Math.max(0, from), whole - wanted), wanted];
}
