import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../exit/exit-codes.ts';
import { type Requirement, splitText } from './split-text.ts';

const endings = /\.(md|markdown|txt|feature)$/i;

async function listFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && endings.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/(^|[\\/])(\.[^\\/.][^\\/]*|node_modules)[\\/]/.test(path.slice(folder.length)))
    .sort();
}

async function readOne(path: string): Promise<Requirement[]> {
  const text = await readFile(path, 'utf8');
  return splitText(text).map((requirement) => ({ ...requirement, from: path }));
}

async function readPath(path: string): Promise<Requirement[]> {
  try {
    const isFolder = (await stat(path)).isDirectory();
    const found = await Promise.all((isFolder ? await listFolder(path) : [path]).map(readOne));
    const requirements = found.flat();
    if (requirements.length > 0) return requirements;
    const where = isFolder ? 'No .md, .txt or .feature file in it holds any' : 'It holds no text';
    throw new UsageError(`There are no requirements in ${path}. ${where}.`);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const reason =
      error instanceof Error && 'code' in error && error.code === 'ENOENT'
        ? 'there is no such file or folder'
        : String(error);
    throw new UsageError(`${path} cannot be read: ${reason}.`);
  }
}

/** All requirements that the arguments name, in their order. */
export async function collectRequirements(
  { texts, files }: { texts: readonly string[]; files: readonly string[] },
  readStandardInput: () => Promise<string>,
): Promise<Requirement[]> {
  const collected: Requirement[] = [];
  for (const text of texts) {
    const found = splitText(text === '-' ? await readStandardInput() : text);
    if (found.length === 0) {
      throw new UsageError(
        text === '-' ? 'Standard input held no requirement.' : 'The requirement is empty.',
      );
    }
    collected.push(...found);
  }
  for (const path of files) collected.push(...(await readPath(path)));
  return collected;
}
