/** So many rows of both pictures belong together, beginning at these. */
export interface Run {
  a: number;
  b: number;
  rows: number;
}

export interface Range {
  a: number;
  aEnd: number;
  b: number;
  bEnd: number;
}

/** The longest chain of places that rise in both pictures; they come in the order of the first. */
function longestRise(anchors: readonly Run[]): Run[] {
  const ends: number[] = [];
  const before = new Int32Array(anchors.length);
  for (const [index, { b }] of anchors.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((anchors[ends[middle] ?? 0]?.b ?? 0) < b) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? (ends[low - 1] ?? -1) : -1;
    ends[low] = index;
  }
  const chain: Run[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) {
    const anchor = anchors[index];
    if (anchor) chain.push(anchor);
  }
  return chain.reverse();
}

/** Rows that occur exactly once on each side, and in the same order. */
export function findAnchors(one: Uint32Array, other: Uint32Array, { a, aEnd, b, bEnd }: Range): Run[] {
  const places = new Map<number, { a: number; b: number }>();
  for (let y = a; y < aEnd; y += 1) {
    const sign = one[y] ?? 0;
    places.set(sign, places.has(sign) ? { a: -1, b: -1 } : { a: y, b: -1 });
  }
  for (let y = b; y < bEnd; y += 1) {
    const place = places.get(other[y] ?? 0);
    if (!place) continue;
    if (place.b >= 0) place.a = -1;
    place.b = y;
  }
  const anchors: Run[] = [];
  for (const place of places.values()) if (place.a >= 0 && place.b >= 0) anchors.push({ ...place, rows: 1 });
  return longestRise(anchors);
}

const deepest = 12;

/**
 * Finds which rows of two pictures belong together, by numbers that stand for their looks: first where both begin and end
 * alike, then at rows that occur only once, then between these again. Its time grows with the number of rows, not with its square.
 */
export function alignRows(one: Uint32Array, other: Uint32Array, range: Range, depth = 0): Run[] {
  let { a, aEnd, b, bEnd } = range;
  while (a < aEnd && b < bEnd && one[a] === other[b]) {
    a += 1;
    b += 1;
  }
  const head: Run = { a: range.a, b: range.b, rows: a - range.a };
  while (aEnd > a && bEnd > b && one[aEnd - 1] === other[bEnd - 1]) {
    aEnd -= 1;
    bEnd -= 1;
  }
  const tail: Run = { a: aEnd, b: bEnd, rows: range.aEnd - aEnd };
  const inside: Run[] = [];
  if (a < aEnd && b < bEnd && depth < deepest) {
    const anchors = findAnchors(one, other, { a, aEnd, b, bEnd });
    for (const anchor of anchors) {
      // What grew over from the anchor before.
      if (anchor.a < a || anchor.b < b) continue;
      inside.push(...alignRows(one, other, { a, aEnd: anchor.a, b, bEnd: anchor.b }, depth + 1), anchor);
      a = anchor.a + 1;
      b = anchor.b + 1;
    }
    if (anchors.length > 0) inside.push(...alignRows(one, other, { a, aEnd, b, bEnd }, depth + 1));
  }
  return [head, ...inside, tail].filter(({ rows }) => rows > 0);
}
