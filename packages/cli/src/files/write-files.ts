import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ExecutionReport } from '@assay/contract';
import { type ReadPicture, writeHtml, writeJunit } from '@assay/report';
import type { Told } from '../engine/engine.ts';
import { UsageError } from '../exit/exit-codes.ts';
import type { RunOptions } from '../options/read-arguments.ts';
import { savePictures } from './save-pictures.ts';
import { writeJson } from './write-json.ts';

async function write(path: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${path} could not be written: ${reason}.`);
  }
}

/** Pictures of all requirements, by their execution. */
function joinPictures(finished: readonly Told[]): ReadPicture {
  const readers = new Map(
    finished.flatMap(({ reports, readPicture }) =>
      reports.map((report) => [report.case.execution_id, readPicture] as const),
    ),
  );
  return (executionId, name) => readers.get(executionId)?.(executionId, name) ?? null;
}

/** Writes what the options ask for, and gives back the paths. */
export async function writeFiles(
  finished: readonly Told[],
  options: Pick<RunOptions, 'junit' | 'html' | 'json' | 'pictures'>,
  about: { version: string; exitCode: number },
): Promise<string[]> {
  const reports: ExecutionReport[] = finished.flatMap((one) => one.reports);
  const readPicture = joinPictures(finished);
  const { junit, html, json, pictures } = options;
  if (junit !== undefined) await write(junit, writeJunit(reports));
  if (json !== undefined) await write(json, writeJson(finished, about));
  if (html !== undefined) await write(html, await writeHtml(reports, readPicture));
  if (pictures !== undefined) await savePictures(reports, readPicture, pictures);
  return [junit, json, html, pictures].filter((path) => path !== undefined);
}
