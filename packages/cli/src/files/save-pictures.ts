import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExecutionReport } from '@assay/contract';
import type { ReadPicture } from '@assay/report';
import { UsageError } from '../exit/exit-codes.ts';

const longestName = 60;

/** A title as the name of a folder on every system. */
export function nameFolder(title: string, number: number): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestName)
    .replace(/^-+|-+$/g, '');
  return [String(number).padStart(2, '0'), words].filter(Boolean).join('-');
}

/** A folder per case, with a picture per step. */
export async function savePictures(
  reports: readonly ExecutionReport[],
  readPicture: ReadPicture,
  parent: string,
): Promise<void> {
  for (const [index, { case: view }] of reports.entries()) {
    const folder = join(parent, nameFolder(view.title, index + 1));
    for (const { picture, step_number: number } of view.steps) {
      const bytes = picture ? await readPicture(view.execution_id, picture) : null;
      if (!bytes) continue;
      const ending = bytes[0] === 0x89 ? 'png' : 'jpg';
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(join(folder, `step-${String(number).padStart(2, '0')}.${ending}`), bytes);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new UsageError(`The pictures could not be saved in ${parent}: ${reason}.`);
      }
    }
  }
}
