import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeLook, type LookAsked, type Looks, makeLookNames, nameLooked, Problem } from '@assay/runner';
import type { RunOptions } from '../options/read-arguments.ts';

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Readable, and different for different looks; `requirement` only tells looks of the same words apart. */
function nameFile(parts: readonly string[], requirement: string): string {
  const words = parts
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const known = parts[0] === requirement ? parts : [requirement, ...parts];
  return `${words.slice(0, 80)}-${hashOf(known.join('\n')).slice(0, 8)}`;
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Problem('environment', `The baseline ${path} could not be read: ${String(error)}`);
  }
}

/**
 * Keeps what the pages of one case look like as PNG files; of what has changed, the new picture and the difference lie beside. A case is
 * known by its requirement and its title: cases of other requirements may have the same title.
 */
export function keepLooks(
  { baselines, updateBaselines }: Pick<RunOptions, 'baselines' | 'updateBaselines'>,
  { start, title, requirement }: { start: string; title: string; requirement: string },
): Looks {
  const nameStep = makeLookNames();
  const placeOf = (look: LookAsked) =>
    join(
      baselines,
      nameFile([title, nameStep(look), look.browser, look.viewport, new URL(start).hostname], requirement),
    );
  const read = async (look: LookAsked) =>
    updateBaselines ? undefined : await readIfThere(`${placeOf(look)}.png`);
  return {
    async recall(look) {
      const accepted = await read(look);
      return { accepted: accepted ? [hashOf(accepted)] : [], ignored: [] };
    },
    async compare(look, png) {
      const place = placeOf(look);
      const what = nameLooked(look);
      const threshold = Math.min(1, (look.percent ?? 0) / 100);
      const nothing = { threshold, diffPercentage: 0, diffPixels: 0, regions: [], shifts: [] };
      const accepted = await read(look);
      await Promise.all(['actual', 'diff'].map((one) => rm(`${place}.${one}.png`, { force: true })));
      if (!accepted) {
        await mkdir(baselines, { recursive: true });
        await writeFile(`${place}.png`, png);
        return { status: 'new', detail: describeLook({ ...nothing, status: 'new' }, what) };
      }
      if (accepted.equals(png))
        return { status: 'passed', detail: describeLook({ ...nothing, status: 'passed' }, what) };
      // It brings a decoder of pictures along, which most runs never need.
      const { comparePictures, PictureError } = await import('@assay/visual');
      try {
        const seen = await comparePictures(accepted, png, { threshold });
        const status = seen.passed ? 'passed' : 'failed';
        const detail = describeLook({ ...seen, status, threshold }, what);
        if (status === 'passed') return { status, detail };
        await writeFile(`${place}.actual.png`, png);
        if (seen.diff) await writeFile(`${place}.diff.png`, seen.diff);
        return { status, detail: `${detail} (see ${place}.diff.png)` };
      } catch (error) {
        if (error instanceof PictureError) throw new Problem('environment', error.message);
        throw error;
      }
    },
  };
}
