import { limits } from '@assay/contract/choices';
import { AppError } from '../../platform/errors/errors.ts';

const longestPrefix = 200;
const wrongText = 'The screenshot is not valid base64. Encode the whole file and send it again.';

function refuse(message: string): never {
  throw new AppError('BAD_PICTURE', { message, details: [{ field: 'screenshotData', message }] });
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Where the picture begins in what may be a data URL. */
function takeOffPrefix(text: string): string {
  const trimmed = text.trim();
  if (!/^data:/i.test(trimmed)) return trimmed;
  const comma = trimmed.slice(0, longestPrefix).indexOf(',');
  if (comma < 0 || !/;base64$/i.test(trimmed.slice(0, comma).trim())) {
    refuse('The screenshot is a data URL that is not in base64. Send the picture in base64.');
  }
  return trimmed.slice(comma + 1);
}

/** How many bytes a text of base64 stands for; undefined where its length or its end is that of no such text. */
function countBytes(text: string): number | undefined {
  const letters = text.replace(/\s+/g, '').length;
  const padding = /=\s*=\s*$/.test(text.slice(-100)) ? 2 : /=\s*$/.test(text.slice(-100)) ? 1 : 0;
  const meaningful = letters - padding;
  if (meaningful % 4 === 1 || (padding > 0 && letters % 4 !== 0)) return undefined;
  return Math.floor((meaningful * 3) / 4);
}

/** Reads a picture in base64, with or without the prefix of a data URL. */
export function receivePicture(text: string): Buffer {
  const max = limits.pictureBytes.max;
  const encoded = takeOffPrefix(text);
  // White space may be in it, but a text that is twice as long as needed is none to look at.
  if (encoded.length > max * 2)
    refuse(`The screenshot is larger than ${megabytes(max)}. Send a smaller one.`);
  const expected = countBytes(encoded);
  if (expected === undefined) refuse(wrongText);
  if (expected === 0) refuse('The screenshot is empty. Send a PNG, JPEG or WebP file.');
  if (expected > max) {
    refuse(
      `The screenshot has ${megabytes(expected)}, but at most ${megabytes(max)} can be taken. Send a smaller one.`,
    );
  }
  const bytes = Buffer.from(encoded, 'base64');
  // Whatever is not base64 is passed over in decoding, so that the length tells.
  if (expected !== bytes.byteLength) refuse(wrongText);
  return bytes;
}
