import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LaunchedServer, launchServer } from '../../../../scripts/launch-server.ts';
import { OutOfReach, UsageError } from '../exit/exit-codes.ts';
import { closedPort, runCli, temporaryFolder } from '../run-cli.fixture.ts';
import { call } from './call-server.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { readToken, tokensFile } from './token-store.ts';

const person = { email: 'ada@example.com', password: 'difference-engine' };
// Each of these starts a process with a browser of its own.

const brief = ['--complexity', 'simple', '--no-edge-cases'];
const search =
  'Open "/demo/products". Type "mug" in the "Search products" field. Press "Enter". Check that the page shows "Stoneware Mug".';

let server: LaunchedServer;
let url: string;
let token: string;
const folder = mkdtempSync(join(tmpdir(), 'assay-cli-'));

beforeAll(async () => {
  server = launchServer(['apps/server/src/main.ts', '--calls-only'], {
    PORT: '0',
    RATE_LIMITS: 'off',
    MODEL_PATH: 'off',
    DATA_DIR: join(folder, 'data'),
  });
  url = await server.ready;
  await call({ url }, 'POST /api/register', { body: { firstName: 'Ada', lastName: 'Lovelace', ...person } });
  const { token: session } = await call({ url }, 'POST /api/login', { body: person });
  const made = await call({ url, token: session }, 'POST /api/access-tokens', { body: { name: 'tests' } });
  token = made.token;
});

afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(folder, { recursive: true, force: true });
});

function runThere(args: string[], more: Parameters<typeof runCli>[1] = {}) {
  const all = ['run', ...args, '--server', url, '--url', url, ...brief];
  return runCli(all, { ...more, environment: { ASSAY_TOKEN: token, ...more.environment } });
}

describe('runs on a server', () => {
  test('a requirement that holds passes, with the same output and the same files', async () => {
    const out = join(folder, 'passing');
    const files = ['--junit', `${out}/j.xml`, '--html', `${out}/r.html`, '--json', `${out}/r.json`];
    const { code, stdout, stderr } = await runThere([search, ...files, '--save-pictures', `${out}/pictures`]);
    expect(stderr).toBe('');
    expect(code, stdout).toBe(0);
    expect(stdout).toMatch(/\[case 1\/\d\] step 1\/4 Open "\/demo\/products": done in/);
    expect(stdout).toMatch(/ passed +4\/4 /);
    expect(readFileSync(`${out}/j.xml`, 'utf8')).toContain('failures="0" errors="0"');
    expect(readFileSync(`${out}/r.html`, 'utf8')).toContain('data:image/jpeg;base64,');
    expect(JSON.parse(readFileSync(`${out}/r.json`, 'utf8'))).toMatchObject({ exit_code: 0 });
    const [first = ''] = readdirSync(`${out}/pictures`);
    expect(readdirSync(`${out}/pictures/${first}`)).toContain('step-01.jpg');
  });

  test('a requirement that does not hold fails, and the next one runs all the same', async () => {
    const file = join(temporaryFolder(), 'token');
    writeFileSync(file, `${token}\n`);
    const { code, stdout } = await runThere(
      ['Open "/demo/cart". Check that the page shows "Nonsense".', search, '--quiet', '--token-file', file],
      { environment: { ASSAY_TOKEN: 'assay_wrong' } },
    );
    expect(code, stdout).toBe(1);
    expect(stdout).toContain('expected: the text of the page contains "Nonsense"');
    expect(stdout).toMatch(/ passed +4\/4 /);
  });

  test('what the server refuses is told, and nothing passes by it', async () => {
    const { code, stdout } = await runThere([`Open "/demo". ${'x'.repeat(1000)}`, '--quiet']);
    expect(code, stdout).toBe(1);
    expect(stdout).toContain('too long');
  });

  test('Ctrl+C cancels the run there', async () => {
    let isSent = false;
    const { code, stdout } = await runThere(
      ['Open "/demo/products". Check that the page shows "Nonsense" within 300 seconds.'],
      {
        onOutput: (output, child) => {
          if (isSent || !output.includes('step 1/2')) return;
          isSent = true;
          child.kill('SIGINT');
        },
      },
    );
    expect(code, stdout).toBe(130);
    expect(stdout).toContain('Cancelled.');
    const { runs } = await call({ url, token }, 'GET /api/runs', { query: { limit: 1 } });
    await expect
      .poll(async () => {
        const { run } = await call({ url, token }, 'GET /api/runs/{id}', {
          params: { id: runs[0]?.id ?? '' },
        });
        return run.status;
      })
      .toBe('cancelled');
  });

  test('a token that is not valid, or only reads, is out of reach', async () => {
    const wrong = await runThere([search], { environment: { ASSAY_TOKEN: 'assay_wrong' } });
    expect(wrong).toMatchObject({
      code: 3,
      stderr: expect.stringContaining('does not accept the access token'),
    });
    const { token: session } = await call({ url }, 'POST /api/login', { body: person });
    const made = await call({ url, token: session }, 'POST /api/access-tokens', {
      body: { name: 'reader', scope: 'read' },
    });
    const reading = await runThere([search], { environment: { ASSAY_TOKEN: made.token } });
    expect(reading).toMatchObject({ code: 3, stderr: expect.stringContaining('may only read') });
  });

  test('a server that does not answer is out of reach', async () => {
    const { code, stderr } = await runCli(['run', search, '--server', `127.0.0.1:${await closedPort()}`], {
      environment: { ASSAY_TOKEN: token },
    });
    expect(stderr).toContain('nothing listens there');
    expect(code).toBe(3);
  });
});

describe('signing in', () => {
  const answers = ({ email, password }: typeof person) => {
    const asked: string[] = [];
    const ask = async (question: string, { hidden = false } = {}) => {
      asked.push(`${question}${hidden ? 'hidden' : ''}`);
      return hidden ? password : email;
    };
    return { ask, asked };
  };

  test('login keeps a token of this machine, runs use it, logout revokes it', async () => {
    const home = { XDG_CONFIG_HOME: temporaryFolder() };
    const { ask, asked } = answers(person);
    expect(await logIn(url, ask, home)).toContain(tokensFile(home));
    expect(asked).toEqual([`Email for ${url}: `, 'Password: hidden']);
    expect(readFileSync(tokensFile(home), 'utf8')).not.toContain(person.password);

    const kept = await readToken(url, home);
    const mine = { url, ...(kept && { token: kept.token }) };
    const listed = await call(mine, 'GET /api/access-tokens', {});
    expect(listed.tokens.find(({ id }) => id === kept?.id)).toMatchObject({
      name: `Command line on ${hostname()}`,
      scope: 'run',
    });
    const ran = await runThere(['Open "/demo". Check that the page shows "Nonsense".', '--quiet'], {
      environment: { ...home, ASSAY_TOKEN: '' },
    });
    expect(ran.code, ran.stderr).toBe(1);

    await logIn(url, ask, home);
    await expect(call(mine, 'GET /api/access-tokens', {}), 'the one before').rejects.toThrow('log in again');
    const last = (await readToken(url, home))?.token ?? '';
    expect(await logOut(url, home)).toContain('revoked');
    expect(existsSync(tokensFile(home))).toBe(false);
    await expect(call({ url, token: last }, 'GET /api/access-tokens', {})).rejects.toThrow('log in again');
    await expect(logOut(url, home)).rejects.toThrow(UsageError);
  });

  test('a wrong password is told in the words of the server, and nothing is kept', async () => {
    const home = { XDG_CONFIG_HOME: temporaryFolder() };
    const { ask } = answers({ ...person, password: 'wrong' });
    await expect(logIn(url, ask, home)).rejects.toThrow(OutOfReach);
    await expect(logIn(url, ask, home)).rejects.toThrow('Invalid credentials');
    expect(existsSync(tokensFile(home))).toBe(false);
  });

  test('nobody is asked without a terminal', async () => {
    const { code, stderr } = await runCli(['login', '--server', url]);
    expect(stderr).toContain('ASSAY_TOKEN');
    expect(code).toBe(2);
  });
});
