export { comparePictures } from './compare-pictures.ts';
export { inspectPicture, type PictureFacts } from './inspect/inspect-picture.ts';
export { limitThreads } from './limit-threads.ts';
export { type Comparer, type KeptBaseline, openComparer } from './open-comparer.ts';
export { PictureError } from './picture/picture-error.ts';
export type { CompareOptions, PictureComparison, Size } from './picture/types.ts';
export { shrinkPicture } from './shrink-picture.ts';
