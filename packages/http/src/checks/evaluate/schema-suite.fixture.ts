import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export interface Group {
  file: string;
  description: string;
  schema: boolean | Record<string, unknown>;
  tests: { description: string; data: unknown; valid: boolean }[];
}

const root = join(import.meta.dirname, '../../../../..');
const kept = join(root, 'node_modules/.cache/json-schema-test-suite');
const inside = 'usr/share/perl5/auto/share/dist/Test-JSON-Schema-Acceptance';

function run(command: string, args: string[], cwd: string): void {
  const { error, status } = spawnSync(command, args, { cwd, stdio: 'ignore', timeout: 20_000 });
  if (error || status !== 0)
    throw new Error(`${command} could not be run${error ? `: ${error.message}` : ''}`);
}

/**
 * The public JSON Schema test suite, from the Debian package that carries all drafts; the one named after it has only old ones. Nothing
 * is installed: the package is unpacked beside other caches. Throws where it cannot be had.
 */
function fetchSuite(): string {
  const suite = join(kept, inside);
  if (existsSync(suite)) return suite;
  mkdirSync(join(kept, '..'), { recursive: true });
  const folder = mkdtempSync(`${kept}-`);
  try {
    run('apt-get', ['download', 'libtest-json-schema-acceptance-perl'], folder);
    const file = readdirSync(folder).find((name) => name.endsWith('.deb'));
    if (!file) throw new Error('apt-get downloaded nothing');
    run('dpkg-deb', ['-x', file, 'unpacked'], folder);
    renameSync(join(folder, 'unpacked'), kept);
    return suite;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Where it is, or why it is not there; asked for once. */
let found: { suite: string } | { reason: string } | undefined;

function findSuite(): { suite: string } | { reason: string } {
  try {
    return { suite: fetchSuite() };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/** The mandatory groups of a draft, or why there are none. */
export function readSchemaSuite(draft: string): Group[] | string {
  found ??= findSuite();
  if ('reason' in found) return found.reason;
  try {
    const folder = join(found.suite, 'tests', draft);
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        const groups = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Omit<Group, 'file'>[];
        return groups.map((group) => ({ ...group, file: name.replace('.json', '') }));
      });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
