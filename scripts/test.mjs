// npm test: the quick tier. `--full` runs the rest after it, `--rest` the rest alone. The last line counts what ran.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectOutput, startGroup } from './run-group.mjs';
import { compileCache, ensureBuilt, run, setUp } from './setup.mjs';
import { lanesOf } from './test-parts.mjs';

const asked = process.argv.slice(2);
const unknown = asked.filter((option) => option !== '--full' && option !== '--rest');
if (unknown.length > 0) {
  console.error(
    `Unknown option: ${unknown.join(' ')}. Use "npm test", "npm run test:full", or for some of the tests "npm run test:unit -- NAME" or "npm run test:e2e -- NAME".`,
  );
  process.exit(2);
}
const tiers = asked.includes('--rest') ? ['rest'] : asked.includes('--full') ? ['quick', 'rest'] : ['quick'];
const node = setUp({ dev: true });
ensureBuilt(node);
const results = mkdtempSync(join(tmpdir(), 'assay-results-'));
process.on('exit', () => rmSync(results, { recursive: true, force: true }));
const environment = {
  NODE_COMPILE_CACHE: compileCache,
  ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }),
};

/** Runs one part. Its output is printed when it ends: parts run side by side, and their lines must not mix. */
async function runPart(part) {
  const started = performance.now();
  const group = startGroup(
    node,
    part.args,
    { ...environment, ...part.environment },
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const collected = collectOutput(group.child);
  const code = await group.ended;
  group.end();
  const output = await collected.finished();
  const seconds = Math.round((performance.now() - started) / 1000);
  const counted = part.count(code === 0);
  // A part can break after its last test, e.g. by an error that no test waits for.
  const count = code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  if (output) console.log(output);
  console.log(`${count.failed === 0 ? 'ok    ' : 'FAILED'} ${part.name} (${seconds} s)`);
  return { ...count, name: part.name, seconds };
}

async function runLane(parts) {
  const done = [];
  for (const part of parts) done.push(await runPart(part));
  return done;
}

/** Processor time, in seconds, of all child processes that have ended. Other load on the machine hardly changes it. */
function processorSeconds() {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
    // cutime and cstime of proc(5): children that ended, in hundredths of a second.
    return Math.round((Number(fields[13]) + Number(fields[14])) / 100);
  } catch {
    return undefined;
  }
}

function add(parts) {
  const sum = (key) => parts.reduce((total, part) => total + part[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

function say({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

if ((await run(node, ['scripts/ensure-browsers.ts'])) !== 0) {
  console.log('FAILED: no Chromium to test with.\n0 passed, 1 failed');
  process.exit(1);
}
const done = [];
for (const tier of tiers) {
  const started = performance.now();
  const before = processorSeconds();
  const parts = (await Promise.all(lanesOf(tier, results).map(runLane))).flat();
  done.push(...parts);
  const total = Math.round((performance.now() - started) / 1000);
  const spent = before === undefined ? '' : `, ${processorSeconds() - before} s of processor time`;
  console.log(`\nTier "${tier}": ${total} s${spent}`);
  for (const { name, seconds, ...count } of parts)
    console.log(`  ${String(seconds).padStart(5)} s  ${name}: ${say(count)}`);
}
const sum = add(done);
if (sum.skipped > 0)
  console.log(`SKIPPED: ${sum.skipped} tests could not run on this machine; see the reasons above.`);
console.log(say(sum));
process.exit(sum.failed === 0 ? 0 : 1);
