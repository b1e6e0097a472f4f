import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { parseJsonl } from '../texts/parse-jsonl.ts';

const probe = z.strictObject({
  id: z.string(),
  /** The file that it stands in. */
  set: z.string(),
  /** The folder of its site. */
  site: z.string(),
  /** How the claim is false: "wrong name", "hidden text" … */
  kind: z.string(),
  /** Canonical steps that lead to the moment of the claim. */
  steps: z.array(z.string()).min(1),
  /** A check that does not hold then. */
  false: z.string(),
  /** The same check made true. */
  true: z.string(),
});

export type Probe = z.infer<typeof probe>;

export const probeFolder = import.meta.dirname;

export function loadProbes(): Probe[] {
  const files = readdirSync(probeFolder).filter((file) => file.endsWith('.jsonl'));
  return files
    .sort()
    .flatMap((file) =>
      parseJsonl(file, readFileSync(join(probeFolder, file), 'utf8'), basename(file, '.jsonl'), probe),
    );
}
