import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromeOptions, type FoundBrowser } from '@assay/runner';

const modules = join(import.meta.dirname, '../../../node_modules');

interface Spec {
  title: string;
  file: string;
  ok: boolean;
  tests: { results: { error?: { message?: string } }[] }[];
}

interface Report {
  suites: { specs: Spec[] }[];
  errors: { message?: string }[];
}

export interface PlaywrightRun {
  tests: { file: string; title: string; outcome: string }[];
  errors: string[];
}

function readReport(output: string): PlaywrightRun {
  const { suites, errors } = JSON.parse(output) as Report;
  const specs = suites.flatMap((suite) => suite.specs);
  const explain = (spec: Spec) =>
    spec.tests.flatMap((test) => test.results.map((result) => result.error?.message ?? '')).join('\n');
  return {
    tests: specs.map((spec) => ({
      file: spec.file,
      title: spec.title,
      outcome: spec.ok ? 'passed' : explain(spec),
    })),
    errors: errors.map(({ message }) => message ?? ''),
  };
}

export interface PlaywrightOptions {
  browser: FoundBrowser;
  baseURL: string;
  env?: Record<string, string>;
  /** Files that tests upload, by their name. */
  files?: Record<string, Buffer>;
  /** What the visitor brings along, such as a cookie. */
  use?: Record<string, unknown>;
  workers?: number;
}

/** Runs test files, by name, as anybody would who was given them: by Playwright's own command, in a folder of its own. */
export async function runWithPlaywright(
  specs: Readonly<Record<string, string>>,
  { browser, baseURL, env = {}, files = {}, use = {}, workers = 1 }: PlaywrightOptions,
): Promise<PlaywrightRun> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-export-'));
  try {
    await mkdir(join(folder, 'tests'));
    await symlink(modules, join(folder, 'node_modules'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
    for (const [name, code] of Object.entries(specs)) await writeFile(join(folder, 'tests', name), code);
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
    const config = {
      testDir: 'tests',
      workers,
      fullyParallel: true,
      reporter: 'json',
      // They only end what hangs: a busy machine makes a test slow, not wrong.
      timeout: 120_000,
      expect: { timeout: 15_000 },
      use: {
        baseURL,
        launchOptions: chromeOptions(browser),
        viewport: { width: 1280, height: 720 },
        actionTimeout: 15_000,
        ...use,
      },
    };
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
