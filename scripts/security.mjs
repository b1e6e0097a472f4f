// The security tests in their long form, and what is known of the dependencies. `--fuzz 20000` requests per engine, `--seed 7`.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { run, setUp } from './setup.mjs';

const { values } = parseArgs({
  options: {
    fuzz: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  },
});
const node = setUp({ dev: true });
const tests = await run(
  node,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    'apps/server/test/security',
    'accounts/theft',
    'guard/every-way',
    'scripts/dependencies',
  ],
  { SECURITY_FORM: 'long', SECURITY_FUZZ: values.fuzz, SECURITY_SEED: values.seed },
);

/** What npm knows of weaknesses; undefined where its service cannot be reached. */
function audit() {
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const { stdout } = spawnSync(command, [...first, 'audit', '--json'], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  try {
    return JSON.parse(stdout).metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}

const weaknesses = audit();
if (!weaknesses) {
  console.log(
    'Dependency audit: NOT DONE. The service of npm that knows weaknesses cannot be reached from here.',
  );
} else {
  const { total, ...by } = weaknesses;
  const list = Object.entries(by)
    .map(([level, amount]) => `${amount} ${level}`)
    .join(', ');
  console.log(`Dependency audit: ${total} known weaknesses (${list}). "npm audit" lists them.`);
}
const isWeak = Boolean(weaknesses && weaknesses.high + weaknesses.critical > 0);
console.log(tests === 0 && !isWeak ? 'Security: passed' : 'Security: FAILED');
process.exit(tests === 0 && !isWeak ? 0 : 1);
