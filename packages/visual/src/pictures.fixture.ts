import sharp from 'sharp';

/** A picture as its raw pixels, four bytes each. */
export interface Raw {
  width: number;
  height: number;
  data: Buffer;
}

export type Random = () => number;

/** Numbers from 0 to 1 that are the same for the same seed. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function paintRaw(
  width: number,
  height: number,
  colour: (x: number, y: number) => readonly number[],
): Raw {
  const data = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [r = 0, g = 0, b = 0, a = 255] = colour(x, y);
      const at = (y * width + x) * 4;
      data[at] = r;
      data[at + 1] = g;
      data[at + 2] = b;
      data[at + 3] = a;
    }
  return { width, height, data };
}

export async function toRaw(picture: Buffer): Promise<Raw> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** As PNG; without alpha where all of it is opaque, with every kind of row filter where `filters` is set. */
export function toPng(
  { width, height, data }: Raw,
  { alpha = false, filters = true, level = 2 } = {},
): Promise<Buffer> {
  const image = sharp(data, { raw: { width, height, channels: 4 } });
  return (alpha ? image : image.removeAlpha())
    .png({ adaptiveFiltering: filters, compressionLevel: level, palette: false })
    .toBuffer();
}

/** A copy in which one area has other pixels. */
export function repaint(
  { width, height, data }: Raw,
  area: { x: number; y: number; width: number; height: number },
  colour: (x: number, y: number, old: readonly number[]) => readonly number[],
): Raw {
  const copy = Buffer.from(data);
  for (let y = area.y; y < Math.min(height, area.y + area.height); y += 1)
    for (let x = area.x; x < Math.min(width, area.x + area.width); x += 1) {
      const at = (y * width + x) * 4;
      const old = [copy[at] ?? 0, copy[at + 1] ?? 0, copy[at + 2] ?? 0, copy[at + 3] ?? 0];
      const [r = 0, g = 0, b = 0, a = 255] = colour(x, y, old);
      copy[at] = r;
      copy[at + 1] = g;
      copy[at + 2] = b;
      copy[at + 3] = a;
    }
  return { width, height, data: copy };
}

/** A copy with the rows of another picture of the same width put in before row `y`. */
export function insertRows(picture: Raw, y: number, rows: Raw): Raw {
  const at = y * picture.width * 4;
  return {
    width: picture.width,
    height: picture.height + rows.height,
    data: Buffer.concat([picture.data.subarray(0, at), rows.data, picture.data.subarray(at)]),
  };
}

export function cropRows(picture: Raw, y: number, height: number): Raw {
  const step = picture.width * 4;
  return { width: picture.width, height, data: picture.data.subarray(y * step, (y + height) * step) };
}

const words =
  'basket order price delivery tomorrow account settings search discount review camera lens paper green river stone'.split(
    ' ',
  );

/** Something that looks like a page: headings, paragraphs, cards, a gradient, all by chance. */
export async function drawPage(width: number, height: number, seed: number): Promise<Raw> {
  const random = seeded(seed);
  const pick = () => words[Math.floor(random() * words.length)];
  const parts: string[] = [];
  for (let y = 30; y < height; ) {
    const kind = random();
    if (kind < 0.15) {
      const [h, hue] = [30 + Math.floor(random() * 60), Math.floor(random() * 360)];
      parts.push(
        `<rect x="${10 + Math.floor(random() * 40)}" y="${y}" width="${width * 0.6}" height="${h}" rx="6" fill="hsl(${hue},60%,70%)"/>`,
      );
      y += h + 24;
    } else {
      const size = kind < 0.3 ? 22 : 13;
      const line = Array.from({ length: Math.floor(width / 70) }, pick).join(' ');
      parts.push(
        `<text x="12" y="${y}" font-size="${size}" fill="#223">${line} ${Math.floor(random() * 1e6)}</text>`,
      );
      y += size + 9;
    }
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif">
    <defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#dfe8f5"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="#fff"/><rect x="60%" width="40%" height="100%" fill="url(#g)"/>${parts.join('')}</svg>`;
  return toRaw(await sharp(Buffer.from(svg)).png().toBuffer());
}
