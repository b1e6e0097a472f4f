import { limits } from '@assay/contract/choices';
import { formatExactly } from '../../../ui/format-figures.ts';

/** What can be compared. Browsers tell the type by the file's name; what is in it is looked at later. */
const types = ['image/png', 'image/jpeg', 'image/webp'];
export const acceptedTypes = types.join(',');

const { pictureBytes, picturePixels, pictureSide } = limits;

/** Why a file is not even looked at. */
export function findFileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) {
    return `“${name}” is not an image. Choose PNG, JPEG or WebP files.`;
  }
  if (!types.includes(type)) {
    return `“${name}” is an image of a kind that cannot be compared. Save it as PNG, JPEG or WebP.`;
  }
  if (size === 0) return `“${name}” is empty.`;
  if (size > pictureBytes.max) {
    const [has, may] = [size, pictureBytes.max].map((bytes) => `${(bytes / 1_000_000).toFixed(1)} MB`);
    return `“${name}” is too large: it has ${has}, and at most ${may} can be sent.`;
  }
  return null;
}

/** Why a picture of this size cannot be compared. */
export function findSizeProblem(name: string, width: number, height: number): string | null {
  const size = `${formatExactly(width)} × ${formatExactly(height)} pixels`;
  if (Math.max(width, height) > pictureSide.max) {
    return `“${name}” is too large: it has ${size}, and no side may be longer than ${formatExactly(pictureSide.max)}.`;
  }
  if (width * height > picturePixels.max) {
    return `“${name}” is too large: it has ${size}, and at most ${picturePixels.max / 1_000_000} million can be compared.`;
  }
  return null;
}

/** A step is named after its file; a pasted picture has no name worth keeping. */
export function nameStep(fileName: string): string {
  const name = fileName
    .replace(/\.[a-z0-9]+$/i, '')
    .replace(/[\s_\p{Cc}]+/gu, ' ')
    .trim();
  return name.toLowerCase() === 'image' ? '' : name.slice(0, 200).trim();
}
