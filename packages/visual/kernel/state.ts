/** What is compared: `count` pairs of rows, by their addresses. */
let rowsA: usize = 0;
let rowsB: usize = 0;
export let count: i32 = 0;
export let width: i32 = 0;
export let bppA: i32 = 0;
export let bppB: i32 = 0;
export let limit: f64 = 0;
export let opaque: bool = false;

/** Which pixels of a row are too far from each other: four bits for four pixels in each byte. */
export let over: usize = 0;

/** Rows that are calculated when a pixel near them is in question: eight of each kind, by the last bits of their number. */
const slots: i32 = 8;
/** Room on both sides of a row, so that neighbours can be read without asking whether there are any. */
const margin: i32 = 8;
let stride: i32 = 0;
let lumaTags: usize = 0;
let flatTags: usize = 0;
let lumaAt: usize = 0;
let flatAt: usize = 0;

/** How many bytes `begin` needs for rows of this width. */
export function scratchBytes(pixels: i32): i32 {
  return (pixels >> 2) + 32 + slots * 8 + slots * 5 * (pixels + margin * 2) * 4;
}

export function begin(
  scratch: usize,
  a: usize,
  b: usize,
  pairs: i32,
  pixels: i32,
  bytesA: i32,
  bytesB: i32,
  threshold: f64,
  isOpaque: bool,
): void {
  rowsA = a;
  rowsB = b;
  count = pairs;
  width = pixels;
  bppA = bytesA;
  bppB = bytesB;
  // 35215 is the largest distance there is.
  limit = 35215 * threshold * threshold;
  opaque = isOpaque;
  stride = (pixels + margin * 2) * 4;
  over = scratch;
  lumaTags = scratch + (pixels >> 2) + 32;
  flatTags = lumaTags + slots * 4;
  lumaAt = flatTags + slots * 4;
  flatAt = lumaAt + slots * 2 * stride;
  memory.fill(lumaTags, 255, slots * 8);
}

export function rowA(y: i32): usize {
  return load<u32>(rowsA + y * 4);
}

export function rowB(y: i32): usize {
  return load<u32>(rowsB + y * 4);
}

/** The rows of brightness of the first (0) or the second (1) picture; the first pixel's address. */
export function lumaRow(picture: i32, y: i32): usize {
  return lumaAt + ((y & 7) * 2 + picture) * stride + margin * 4;
}

/** Rows that say of each pixel whether three or more of its neighbours look the same: in the first, the second, both (2). */
export function flatRow(picture: i32, y: i32): usize {
  return flatAt + ((y & 7) * 3 + picture) * stride + margin * 4;
}

/** Whether the brightness of a row must still be calculated; from now on it counts as calculated. */
export function claimLuma(y: i32): bool {
  const tag = lumaTags + (y & 7) * 4;
  if (load<i32>(tag) === y) return false;
  store<i32>(tag, y);
  return true;
}

export function claimFlat(y: i32): bool {
  const tag = flatTags + (y & 7) * 4;
  if (load<i32>(tag) === y) return false;
  store<i32>(tag, y);
  return true;
}
