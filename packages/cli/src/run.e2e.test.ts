/// <reference lib="dom" />
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoHandler } from '@assay/demo';
import { openPool } from '@assay/runner';
import { describe, expect, onTestFinished, test } from 'vitest';
import { closedPort, runCli, serve, temporaryFolder } from './run-cli.fixture.ts';

// Each of these starts a process with a browser of its own.

const brief = ['--complexity', 'simple', '--no-edge-cases', '--step-timeout', '300'];
const search =
  'Open "/demo/products". Type "mug" in the "Search products" field. Press "Enter". Check that the page shows "Stoneware Mug".';
const login =
  'Open "/demo/login". Type "ada@example.com" in the "Username or e-mail" field. Type "analytical" in the "Password" field. Click "Log in". Check that the page shows "Welcome back, Ada.".';

function shop(): Promise<string> {
  return serve(demoHandler());
}

interface Written {
  exit_code: number;
  totals: Record<string, number>;
  requirements: {
    name: string;
    file: string | null;
    reports: { case: { verdict: string; cause: string } }[];
  }[];
}

function readJson(path: string): Written {
  return JSON.parse(readFileSync(path, 'utf8')) as Written;
}

/** Where the secrets stand in the output or in any file of the folder, pictures too, with what is before them. */
function findLeaks(folder: string, output: string, secrets: readonly string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const read = files.map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'latin1')]);
  return [['output', output], ...read].flatMap(([name, text = '']) =>
    secrets
      .map((secret) => text.indexOf(secret))
      .filter((place) => place >= 0)
      .map((place) => `${name}: ${text.slice(Math.max(0, place - 60), place + 20)}`),
  );
}

/** The root of an XML file and how many suites it holds, as a real parser reads it; it names `parsererror` where it cannot. */
async function readXml(xml: string): Promise<[root: string, suites: number]> {
  const pool = await openPool({
    cacheFolder: join(import.meta.dirname, '../../../node_modules/.cache/assay'),
  });
  onTestFinished(() => pool.close());
  return pool.withContext('chrome', {}, async ({ context }) => {
    const page = await context.newPage();
    await page.setContent('<p>');
    return page.evaluate((text): [string, number] => {
      const read = new DOMParser().parseFromString(text, 'application/xml');
      const root = read.querySelector('parsererror') ?? read.documentElement;
      return [root.tagName, read.querySelectorAll('testsuite').length];
    }, xml);
  });
}

describe('what passes and what does not', () => {
  test('an ambiguous step names what could be meant', async () => {
    const text = 'Open "/demo/products". Click "Add to cart". Check that the page shows "Your cart".';
    const { code, stdout } = await runCli(['run', text, '--url', await shop(), ...brief, '--quiet']);
    expect(code, stdout).toBe(1);
    expect(stdout).toMatch(/ambiguous: this could be one of \d+ elements\. Say which one is meant:/);
    expect(stdout).toContain('- the "Add to cart" button in the "Beeswax Candle" section');
  });

  test('words that are not understood are told, and nothing passes by them', async () => {
    const text =
      'Open "/demo/products". Frobnicate the gizmo sideways. Check that the "Products" heading is visible.';
    const { code, stdout } = await runCli(['run', text, '--url', await shop(), ...brief, '--quiet']);
    expect(code, stdout).toBe(1);
    expect(stdout).toContain('step 2 (line 1): Frobnicate the gizmo sideways');
    expect(stdout).toContain('not understood:');
  });

  test('a case in which nothing could have failed says that nothing was checked', async () => {
    const text = 'Open "/demo/products". Click the "Cart" link.';
    const { code, stdout } = await runCli(['run', text, '--url', await shop(), ...brief, '--quiet']);
    expect(code, stdout).toBe(1);
    expect(stdout).toContain('nothing checked');
  });

  test('a site that does not answer is no fault of the requirement', async () => {
    const text = `Open "http://127.0.0.1:${await closedPort()}/". Check that the "Products" heading is visible.`;
    const { code, stdout } = await runCli(['run', text, '--quiet']);
    expect(code, stdout).toBe(1);
    expect(stdout).toMatch(/unreachable address +0\/2/);
    expect(stdout).toContain('refused the connection');
  });

  test('what must not be shown does not pass where the site does not answer', async () => {
    const url = `http://127.0.0.1:${await closedPort()}/`;
    const { code, stdout } = await runCli([
      'run',
      'Check that the page does not show "Error".',
      '--url',
      url,
      ...brief,
    ]);
    expect(code, stdout).toBe(1);
    expect(stdout).toMatch(/ unreachable address +0\/2 /);
    expect(stdout).toContain('0 of 1 case passed');
  });

  test('addresses that hand out secrets of a machine are refused', async () => {
    const text =
      'Open "http://169.254.169.254/latest/meta-data". Check that the page does not show "Products".';
    const { code, stdout } = await runCli(['run', text, '--quiet']);
    expect(code, stdout).toBe(1);
    expect(stdout).toMatch(/refused address +0\/2/);
  });

  test('without an address nothing is run, and what to add is told', async () => {
    const { code, stdout } = await runCli([
      'run',
      'Click "Save". Check that the page shows "Saved".',
      '--quiet',
    ]);
    expect(code, stdout).toBe(1);
    expect(stdout).toContain('not run');
    expect(stdout).toContain('add --url');
  });
});

describe('files', () => {
  test('requirements of standard input and of a folder run one after another', async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'more'));
    writeFileSync(join(folder, 'more/search.md'), `# Find a mug\n\n${search}\n`);
    const input =
      'Open "/demo/products". Check that the "Products" heading is visible.\n---\nOpen "/demo/cart". Check that the page shows "Nonsense".\n';
    const json = join(folder, 'out/results.json');
    const args = ['run', '-', '--file', folder, '--url', await shop(), ...brief, '--json', json, '--quiet'];
    const { code, stdout } = await runCli(args, { input });
    expect(code, stdout).toBe(1);
    const written = readJson(json);
    expect(written.exit_code).toBe(1);
    const stated = written.requirements.map(({ name, reports }) => [name, reports[0]?.case.verdict]);
    expect(stated).toEqual([
      ['Open "/demo/products". Check that the "Products" heading is visible.', 'passed'],
      ['Open "/demo/cart". Check that the page shows "Nonsense".', 'failed'],
      ['Find a mug', 'passed'],
    ]);
  });

  test('secrets are in none of the files, nor in the output', async () => {
    const folder = temporaryFolder();
    const secret = 'Tr0ub4dor&3';
    const text = `${login}\n---\nOpen "/demo/login". Type "{{secret shop password}}" in the "Username or e-mail" field. Check that the page shows "Nonsense".\n---\nOpen "/demo/login". Frobnicate with the password "hunter22".\n`;
    const kept = ['--junit', '--html', '--json', '--save-pictures'].flatMap((option) => [
      option,
      join(folder, 'out', option.slice(2)),
    ]);
    const { code, stdout, stderr } = await runCli(['run', '-', '--url', await shop(), ...brief, ...kept], {
      input: text,
      environment: { ASSAY_SECRET_SHOP_PASSWORD: secret },
    });
    expect(code, stdout).toBe(1);
    const secrets = ['analytical', 'hunter22', secret, encodeURIComponent(secret), 'Tr0ub4dor&amp;3'];
    expect(findLeaks(join(folder, 'out'), `${stdout}${stderr}`, secrets)).toEqual([]);
    expect(stdout).toContain('Type "••••••" in the "Password" field');
    expect(await readXml(readFileSync(join(folder, 'out/junit'), 'utf8'))).toEqual(['testsuites', 3]);
    expect(readFileSync(join(folder, 'out/html'), 'utf8')).toContain('data:image/jpeg;base64,');
    expect(readdirSync(join(folder, 'out/save-pictures')).length).toBeGreaterThanOrEqual(2);
  });
});

describe('how a run ends', () => {
  test('Ctrl+C cancels, tells what was seen until then and exits with 130', async () => {
    const text = 'Open "/demo/products". Check that the page shows "Nonsense" within 300 seconds.';
    const folder = temporaryFolder();
    const junit = join(folder, 'j.xml');
    let isSent = false;
    const { code, stdout } = await runCli(['run', text, '--url', await shop(), ...brief, '--junit', junit], {
      onOutput: (output, child) => {
        if (isSent || !output.includes('step 1/2')) return;
        isSent = true;
        child.kill('SIGINT');
      },
    });
    expect(code, stdout).toBe(130);
    expect(stdout).toContain('Cancelled.');
    expect(stdout).toMatch(/cancelled +1\/2/);
    expect(readFileSync(junit, 'utf8')).toContain('</testsuites>');
  });

  test('--timeout stops a requirement and goes on to the next', async () => {
    const text = 'Open "/demo/products". Check that the page shows "Nonsense" within 300 seconds.';
    const args = ['run', text, search, '--url', await shop(), ...brief, '--timeout', '5', '--quiet'];
    const { code, stdout } = await runCli(args);
    expect(code, stdout).toBe(1);
    expect(stdout).toContain('longer than the 5 seconds that --timeout allows');
    expect(stdout, 'the next one').toContain('Search products: the page shows "Stoneware Mug"');
  });

  test('a browser that does not start is out of reach', async () => {
    const { code, stderr } = await runCli(['run', 'Open "http://127.0.0.1/".'], {
      environment: { CHROME_PATH: '/bin/false' },
    });
    expect(stderr).toContain('did not start');
    expect(code).toBe(3);
  });

  test.each([
    [['run'], 2, 'nothing to run'],
    [['run', 'Open "/".', '--browser', 'lynx'], 2, '--browser takes one of'],
    [['run', '--file', '/no/such/file'], 2, 'no such file'],
    [['run', 'Open "/".', '--server', 'http://127.0.0.1:1'], 2, 'assay login --server'],
    [['login', '--server', 'http://127.0.0.1:1'], 3, 'cannot be reached'],
  ])('%j exits with %i', async (args, expected, message) => {
    const { code, stderr } = await runCli(args, { environment: { XDG_CONFIG_HOME: temporaryFolder() } });
    expect(stderr).toContain(message);
    expect(code).toBe(expected);
  });

  test.each([
    ['--help', /Usage:\n {2}assay run/],
    ['--version', /^assay \d+\.\d+\.\d+\n$/],
  ])('%s', async (option, output) => {
    const { code, stdout } = await runCli([option]);
    expect(stdout).toMatch(output);
    expect(code).toBe(0);
  });
});
