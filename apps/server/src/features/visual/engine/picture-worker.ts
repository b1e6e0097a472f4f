// Runs beside the main thread: a long page takes some hundred milliseconds of computing.
import { parentPort, workerData } from 'node:worker_threads';
import { inspectPicture, limitThreads, openComparer, PictureError, shrinkPicture } from '@assay/visual';
import { AppError } from '../../../platform/errors/errors.ts';
import type { StoragePlace } from '../../../platform/settings/place.ts';
import { openStorage } from '../../../platform/storage/storage.ts';
import type { Asked, Compared, Tasks, Told } from './tasks.ts';

const { place } = workerData as { place: StoragePlace };
const pictures = openStorage(place);
// Some ten decoded pictures of pages: those that are compared again and again stay warm.
const comparer = openComparer({ keepBytes: 100_000_000 });
// One picture at a time; more threads would only take the cores from everybody else.
limitThreads(1);

/** Only what belongs to a picture is copied to the main thread, not the larger piece of memory that it lies in. */
function ownMemory(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes);
}

async function shrink(bytes: Uint8Array): Promise<Uint8Array> {
  return ownMemory(await shrinkPicture(bytes));
}

async function compare({ bytes, accepted, judging }: Tasks['compare']['given']): Promise<Compared> {
  const facts = await inspectPicture(bytes);
  let nearest: Compared | undefined;
  for (const hash of accepted) {
    const stored = { key: hash, read: () => pictures.read(hash) };
    const found = await comparer.compare(stored, bytes, {
      threshold: judging.threshold,
      pixelThreshold: judging.pixelThreshold,
      ignore: judging.ignored,
    });
    const { isEqual: _, baseline: __, current: ___, ...numbers } = found;
    if (found.passed || !nearest || found.diffPixels < nearest.diffPixels) {
      nearest = { ...numbers, diff: found.diff && ownMemory(found.diff), facts, with: hash };
    }
    if (found.passed) break;
  }
  if (!nearest) throw new Error('There is nothing to compare with.');
  return nearest;
}

async function work({ task, given }: Asked): Promise<Told> {
  switch (task) {
    case 'check': {
      const facts = await inspectPicture(given.bytes);
      return { answer: { facts, small: await shrink(given.bytes) } };
    }
    case 'compare':
      return { answer: await compare(given) };
    case 'shrink':
      return { answer: { small: await shrink(await pictures.read(given.hash)) } };
  }
}

parentPort?.on('message', async (asked: Asked) => {
  let told: Told;
  try {
    told = await work(asked);
  } catch (error) {
    if (error instanceof PictureError) told = { refused: error.message };
    else if (error instanceof AppError && error.code === 'UNAVAILABLE') told = { away: error.message };
    else told = { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  parentPort?.postMessage(told);
});
