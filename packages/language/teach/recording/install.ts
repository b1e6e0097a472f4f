import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Outside the repository; `ASSAY_TEACH` puts it elsewhere. */
function cacheFolder(): string {
  return (
    process.env.ASSAY_TEACH ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'assay-teach')
  );
}

/** Installs npm packages for a make, once; returns their `node_modules`. No script of theirs is run. */
export function install(make: string, packages: readonly string[]): string {
  const folder = join(cacheFolder(), 'makes', make);
  const mark = join(folder, 'installed.txt');
  const wanted = packages.join('\n');
  if (packages.length > 0 && !(existsSync(mark) && readFileSync(mark, 'utf8') === wanted)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private": true}\n');
    const options = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', ['install', ...options, ...packages], { cwd: folder, stdio: 'inherit' });
    writeFileSync(mark, wanted);
  }
  return join(folder, 'node_modules');
}
