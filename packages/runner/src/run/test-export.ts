import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FoundBrowser } from '../browsers/one/find-browser.ts';
import { chromeOptions } from '../browsers/one/launch-options.ts';

const modules = join(import.meta.dirname, '../../../../node_modules');

interface Report {
  suites: {
    specs: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
  }[];
  errors: { message?: string }[];
}

export interface PlaywrightRun {
  /** By title: whether it passed, and else why not. */
  tests: Map<string, string>;
  errors: string[];
}

function readReport(output: string): PlaywrightRun {
  const { suites, errors } = JSON.parse(output) as Report;
  const specs = suites.flatMap((suite) => suite.specs);
  const explain = (spec: (typeof specs)[number]) =>
    spec.tests.flatMap((test) => test.results.map((result) => result.error?.message ?? '')).join('\n');
  return {
    tests: new Map(specs.map((spec) => [spec.title, spec.ok ? 'passed' : explain(spec)])),
    errors: errors.map(({ message }) => message ?? ''),
  };
}

/** Runs a test file as anybody would who was given it: by Playwright's own command, in a folder of its own. */
export async function runWithPlaywright(
  code: string,
  {
    browser,
    baseURL,
    env = {},
    files = {},
  }: {
    browser: FoundBrowser;
    baseURL: string;
    env?: Record<string, string>;
    files?: Record<string, Buffer>;
  },
): Promise<PlaywrightRun> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-export-'));
  try {
    await mkdir(join(folder, 'tests'));
    await symlink(modules, join(folder, 'node_modules'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
    await writeFile(join(folder, 'tests/exported.spec.ts'), code);
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
    const use = { baseURL, launchOptions: chromeOptions(browser), viewport: { width: 1280, height: 720 } };
    const config = { testDir: 'tests', workers: 1, reporter: 'json', expect: { timeout: 5000 }, use };
    await writeFile(join(folder, 'playwright.config.ts'), `export default ${JSON.stringify(config)};\n`);
    const child = spawn(process.execPath, [join(modules, '@playwright/test/cli.js'), 'test'], {
      cwd: folder,
      env: { ...process.env, ...env },
    });
    let output = '';
    child.stdout.on('data', (part) => {
      output += part;
    });
    const ended = Promise.withResolvers<void>();
    child.once('close', () => ended.resolve());
    await ended.promise;
    return readReport(output);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
