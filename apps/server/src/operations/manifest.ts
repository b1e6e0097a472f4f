import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { OperationError } from './refuse.ts';
import { writeWhole } from './session-key.ts';

const file = 'backup.json';

/** What a backup consists of. It is written last: what it names is there as a whole. */
const manifestSchema = z.object({
  format: z.literal(1),
  made_at: z.string(),
  version: z.string(),
  /** Its database, a file beside it. */
  database: z.string().regex(/^assay-[\w-]+\.sqlite$/),
  tables: z.array(z.object({ name: z.string(), rows: z.number(), checksum: z.string() })),
  files: z.object({ evidence: z.number(), pictures: z.number() }),
  /** Named by its rows, but gone before the backup was made. */
  lost: z.array(z.string()),
  has_key: z.boolean(),
});
export type Manifest = z.output<typeof manifestSchema>;

export async function findManifest(folder: string): Promise<Manifest | undefined> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : manifestSchema.parse(JSON.parse(text));
}

export async function readManifest(folder: string): Promise<Manifest> {
  try {
    const manifest = await findManifest(folder);
    if (manifest) return manifest;
  } catch (error) {
    throw new OperationError(
      `The file ${join(folder, file)} cannot be understood. Is it of another version?`,
      {
        cause: error,
      },
    );
  }
  throw new OperationError(`There is no whole backup in ${folder}: it has no file ${file}.`);
}

export function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  return writeWhole(join(folder, file), `${JSON.stringify(manifest, null, 2)}\n`);
}
