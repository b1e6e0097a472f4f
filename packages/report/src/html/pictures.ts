import type { ExecutionReport, StepReport } from '@assay/contract';
import { faceOf } from '../text/words.ts';

/** Gives the bytes of a picture of an execution, or nothing where it is not kept any more. */
export type ReadPicture = (
  executionId: string,
  name: string,
) => Promise<Uint8Array | null | undefined> | Uint8Array | null | undefined;

/** Pictures of one report as data URLs, by their names. */
export type Pictures = ReadonlyMap<string, string>;

/** What a step shows: the page after it, and before it too where it did not go as it should. */
export function picturesOf(step: StepReport): { name: string; caption: string }[] {
  const shown: { name: string; caption: string }[] = [];
  const face = faceOf(step);
  if (face === 'skipped' || face === 'pending') return shown;
  const wantsBefore = face === 'failed' || face === 'error' || step.healed !== null;
  if (step.picture_before && step.picture_before !== step.picture && (wantsBefore || !step.picture)) {
    shown.push({ name: step.picture_before, caption: 'Before this step' });
  }
  if (step.picture) shown.push({ name: step.picture, caption: 'After this step' });
  return shown;
}

export async function loadPictures(
  { case: { execution_id: id, steps } }: ExecutionReport,
  read: ReadPicture,
): Promise<Pictures> {
  const loaded = new Map<string, string>();
  for (const { name } of steps.flatMap(picturesOf)) {
    if (loaded.has(name)) continue;
    const bytes = await read(id, name);
    const type = bytes && imageType(bytes);
    if (bytes && type) loaded.set(name, `data:${type};base64,${Buffer.from(bytes).toString('base64')}`);
  }
  return loaded;
}

/** By content, never by name: what is no picture is left out. */
function imageType(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'image/jpeg';
  if (bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e && bytes[3] === 0x47) return 'image/png';
  return undefined;
}
