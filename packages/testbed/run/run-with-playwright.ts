import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromeOptions, type FoundBrowser } from '@assay/runner';

const modules = join(import.meta.dirname, '../../../node_modules');

interface Spec {
  title: string;
  file: string;
  tests: { status: string; results: { error?: { message?: string } }[] }[];
}

interface Report {
  suites: { specs: Spec[] }[];
  errors: { message?: string }[];
}

export interface PlaywrightRun {
  /** `passed`, `skipped`, or why it failed. */
  tests: { file: string; title: string; outcome: string }[];
  errors: string[];
}

function readReport(output: string): PlaywrightRun {
  const { suites, errors } = JSON.parse(output) as Report;
  const specs = suites.flatMap((suite) => suite.specs);
  const explain = ({ tests }: Spec) => {
    if (tests.every(({ status }) => status === 'expected')) return 'passed';
    const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''));
    return messages.join('\n') || tests.map(({ status }) => status).join(', ');
  };
  return {
    tests: specs.map((spec) => ({
      file: spec.file,
      title: spec.title,
      outcome: explain(spec),
    })),
    errors: errors.map(({ message }) => message ?? ''),
  };
}

export interface ExportedFile {
  name: string;
  code: string;
  /** Settings of its own, such as the cookies that a visitor brings along. */
  use?: Record<string, unknown>;
  /** How long each of its actions and assertions waits, where that is not as for the others. */
  patienceMs?: number;
}

export interface PlaywrightOptions {
  browser: FoundBrowser;
  baseURL: string;
  env?: Record<string, string>;
  /** Files that tests upload, by their name. */
  files?: Record<string, Buffer>;
  workers?: number;
  /** How long an action or an assertion waits: by itself so long that it only ends what hangs. */
  patienceMs?: number;
}

/** Files of the same settings make one project, since every project starts a browser of its own. */
function toProjects(specs: readonly ExportedFile[], patienceMs: number) {
  const alike = Map.groupBy(specs, ({ use, patienceMs: own }) => JSON.stringify([use, own]));
  return [...alike.values()].map((files) => {
    const [{ name, use = {}, patienceMs: timeout = patienceMs } = { name: '' }] = files;
    return {
      name,
      testMatch: files.map((file) => file.name),
      expect: { timeout },
      use: { ...use, actionTimeout: timeout },
    };
  });
}

/** Runs test files as anybody would who was given them: by Playwright's own command, in a folder of its own. */
export async function runWithPlaywright(
  specs: readonly ExportedFile[],
  { browser, baseURL, env = {}, files = {}, workers = 1, patienceMs = 30_000 }: PlaywrightOptions,
): Promise<PlaywrightRun> {
  const folder = await mkdtemp(join(tmpdir(), 'assay-export-'));
  try {
    await mkdir(join(folder, 'tests'));
    await symlink(modules, join(folder, 'node_modules'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
    for (const { name, code } of specs) await writeFile(join(folder, 'tests', name), code);
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
    const config = {
      testDir: 'tests',
      workers,
      fullyParallel: true,
      reporter: 'json',
      // They only end what hangs: a busy machine makes a test slow, not wrong.
      timeout: 300_000,
      use: {
        baseURL,
        launchOptions: chromeOptions(browser),
        viewport: { width: 1280, height: 720 },
      },
      projects: toProjects(specs, patienceMs),
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
