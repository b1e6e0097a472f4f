import { readFile } from 'node:fs/promises';
import { dirname, extname, relative, resolve } from 'node:path';
import type { TestCase } from '@assay/planner';
import { sampleFile, type UploadFile } from '@assay/runner';

const mediaTypes: Record<string, string> = {
  '.csv': 'text/csv',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
  '.zip': 'application/zip',
};

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && !way.startsWith('..') && resolve(folder, way) === path;
}

async function find(name: string, folders: readonly string[]): Promise<UploadFile> {
  for (const folder of folders) {
    const path = resolve(folder, name);
    if (!isInside(folder, path)) continue;
    const bytes = await readFile(path).catch(() => undefined);
    if (bytes)
      return { name, mimeType: mediaTypes[extname(name).toLowerCase()] ?? 'application/octet-stream', bytes };
  }
  return sampleFile(name);
}

/**
 * The files that steps upload: from the folder of the requirement or the one in which the command runs, and none from elsewhere. Where
 * there is none of that name, a small one of its kind is made up.
 */
export async function collectUploads(
  cases: readonly TestCase[],
  from: string | undefined,
): Promise<UploadFile[]> {
  const commands = cases.flatMap(({ steps }) =>
    steps.flatMap((step) => ('command' in step ? [step.command] : [])),
  );
  const names = new Set(commands.flatMap((command) => (command.do === 'upload' ? [command.file] : [])));
  const folders = [...(from === undefined ? [] : [resolve(dirname(from))]), process.cwd()];
  return Promise.all([...names].map((name) => find(name, folders)));
}
