import { compareBoth, describeEqual } from './compare-pictures.ts';
import { type Decoded, decodePicture } from './decode/decode-picture.ts';
import type { CompareOptions, PictureComparison } from './picture/types.ts';

export interface KeptBaseline {
  /** Stands for the picture's content: another picture has another key. */
  key: string;
  /** Reads the file; only called where the picture is not in memory. */
  read(): Promise<Uint8Array>;
}

export interface Comparer {
  /** As `comparePictures`; a baseline that was compared lately is neither read nor decoded again. */
  compare(baseline: KeptBaseline, current: Uint8Array, options?: CompareOptions): Promise<PictureComparison>;
}

interface Kept {
  bytes: Uint8Array;
  decoded?: Decoded;
}

function sizeOf({ bytes, decoded }: Kept): number {
  return bytes.length + (decoded?.bytes.length ?? 0);
}

/** Keeps decoded baselines in memory, up to so many bytes; those that were not used for longest go first. */
export function openComparer({ keepBytes }: { keepBytes: number }): Comparer {
  // A Map keeps the order in which keys came in: the first is the one that was not used for longest.
  const kept = new Map<string, Kept>();
  let used = 0;

  function forget(key: string): void {
    const entry = kept.get(key);
    if (!entry) return;
    kept.delete(key);
    used -= sizeOf(entry);
  }

  function keep(key: string, entry: Kept): void {
    forget(key);
    if (sizeOf(entry) > keepBytes) return;
    kept.set(key, entry);
    used += sizeOf(entry);
    for (const oldest of kept.keys()) {
      if (used <= keepBytes) break;
      forget(oldest);
    }
  }

  return {
    async compare({ key, read }, current, options = {}) {
      const known = kept.get(key);
      const bytes = known?.bytes ?? (await read());
      if (Buffer.compare(bytes, current) === 0) {
        keep(key, known ?? { bytes });
        return describeEqual(current, options);
      }
      const [before, after] = await Promise.all([
        known?.decoded ?? decodePicture(bytes),
        decodePicture(current, 'here'),
      ]);
      keep(key, { bytes, decoded: before });
      return compareBoth(before, after, options);
    },
  };
}
