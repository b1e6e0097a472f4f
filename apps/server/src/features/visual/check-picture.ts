import { type NewFile, newFile } from './keep-files.ts';
import type { Parts } from './parts.ts';
import type { Picture } from './store/pictures.ts';

export interface Checked {
  picture: Picture;
  /** The picture and its small copy. */
  files: NewFile[];
}

/** Reads a picture to its end, since it is to be compared with later ones. */
export async function checkPicture({ engine }: Pick<Parts, 'engine'>, bytes: Uint8Array): Promise<Checked> {
  const { facts, small } = await engine.ask('check', { bytes });
  const [file, smallFile] = [newFile(bytes), newFile(small)];
  const { format, width, height } = facts;
  const picture = {
    hash: file.hash,
    size: bytes.byteLength,
    format,
    width,
    height,
    smallHash: smallFile.hash,
  };
  return { picture, files: [file, smallFile] };
}
