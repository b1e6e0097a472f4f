// Starts the parts of a test run so that nothing of them outlives it: each in its own process group and with its own
// temporary folder (TMPDIR). What is left at the end is found by both and ended, a process that detached itself as well.
// Plain Node, no dependency: scripts/test.mjs runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

// Short: the sockets of browsers lie below it, and the path of a Unix socket has at most 107 bytes (104 on macOS).
const prefix = 'as-';
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const open = new Set();
let isListening = false;

function attempt(read, otherwise) {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Of /proc/PID/stat: the name of the program in parentheses may contain anything. */
function parseStat(stat) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, ppid, group] = fields;
  return { state, ppid: Number(ppid), group: Number(group), started: fields[19] };
}

function listLinux() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '');
      if (!stat) return [];
      // Those of other people cannot be read, and some end while we look.
      const text = attempt(() => readFileSync(`/proc/${pid}/environ`, 'utf8'), '');
      return [{ pid: Number(pid), ...parseStat(stat), text }];
    });
}

/** Elsewhere the environment is not told: a process that detached itself is only found by its arguments. */
function listWithPs() {
  const { stdout } = spawnSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,pgid=,stat=,args='], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [, pid, ppid, group, state, text] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s*(.*)$/.exec(line) ?? [];
    return pid
      ? [{ pid: Number(pid), ppid: Number(ppid), group: Number(group), state, started: '', text }]
      : [];
  });
}

function listProcesses() {
  return process.platform === 'linux' ? listLinux() : listWithPs();
}

/** This process and those that started it. */
function ownLine(processes) {
  const parents = new Map(processes.map(({ pid, ppid }) => [pid, ppid]));
  const line = new Set();
  for (let pid = process.pid; pid && !line.has(pid); pid = parents.get(pid)) line.add(pid);
  return line;
}

/** A variable or an argument that is the folder or lies below it, as in `TMPDIR=/tmp/as-12-abcdef/x`. */
function marks(folder, text) {
  return [`=${folder}`, ` ${folder}`].some((start) => {
    for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
      if (/^(?:[/\0 ]|$)/.test(text.slice(at + start.length))) return true;
    }
    return false;
  });
}

/**
 * The processes of the group, those with its folder in their environment, those known before, and whatever these started;
 * never this process nor one that started it.
 */
function findProcesses({ folder, leader, root }, known = []) {
  const processes = listProcesses();
  const spared = ownLine(processes);
  const isKnown = new Set(known.map(({ pid, started }) => `${pid} ${started}`));
  const candidates = processes.filter(({ pid, state }) => !spared.has(pid) && !state.startsWith('Z'));
  const found = new Set(
    candidates.filter(
      ({ pid, ppid, group, started, text }) =>
        (leader && group === leader) ||
        (root && ppid === root) ||
        isKnown.has(`${pid} ${started}`) ||
        marks(folder, text),
    ),
  );
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    const parents = new Set([...found].map(({ pid }) => pid));
    for (const candidate of candidates) if (parents.has(candidate.ppid)) found.add(candidate);
  }
  return [...found];
}

function signalAll(processes, signal) {
  // It may have ended meanwhile.
  for (const { pid } of processes) attempt(() => process.kill(pid, signal));
}

/** Asks every process of the group to end, kills those that have not ended after `graceMs`, and removes the folder. */
function finish(group, graceMs) {
  if (process.platform === 'win32') {
    if (group.leader) spawnSync('taskkill', ['/pid', String(group.leader), '/T', '/F']);
  } else {
    const deadline = performance.now() + graceMs;
    const asked = new Set();
    // Again and again: a process may start another while we look.
    for (let left = findProcesses(group); left.length > 0; left = findProcesses(group, left)) {
      if (performance.now() >= deadline) signalAll(left, 'SIGKILL');
      else
        signalAll(
          left.filter(({ pid }) => !asked.has(pid)),
          'SIGTERM',
        );
      for (const { pid } of left) asked.add(pid);
      sleep(50);
    }
  }
  rmSync(group.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

/** Ends what a run left that was itself killed by a signal it could not handle. */
function sweep(parent) {
  for (const name of readdirSync(parent)) {
    const pid = new RegExp(`^${prefix}(\\d+)-\\w{6}$`).exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) attempt(() => finish({ folder: join(parent, name) }, 0));
  }
}

function makeFolder() {
  const parent = realpathSync(tmpdir());
  sweep(parent);
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // PostgreSQL runs as another user where the tests run as root, and must reach its own folder below.
  chmodSync(folder, 0o711);
  return folder;
}

function listen() {
  if (isListening) return;
  isListening = true;
  process.on('exit', () => endGroups());
  for (const signal of signals) {
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
  }
}

function temporaryFolder(folder) {
  return { TMPDIR: folder, TEMP: folder, TMP: folder, ASSAY_RUN: folder };
}

function register(group) {
  open.add(group);
  return Object.assign(group, {
    end({ graceMs = 5000 } = {}) {
      if (open.delete(group)) finish(group, graceMs);
    },
  });
}

/**
 * Starts a program in a process group and a temporary folder of its own, with our output. `ended` resolves with its exit code;
 * `end` ends every process that is left of it and removes the folder, and blocks until that is done. When this process exits,
 * by SIGINT, SIGTERM or SIGHUP too (with 128 + the signal's number), it ends all groups.
 */
export function startGroup(command, args, env = {}, options = {}) {
  listen();
  const folder = makeFolder();
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
    // Otherwise Ctrl-C at a terminal reaches every process at once, and we could not end them in order.
    detached: process.platform !== 'win32',
    env: { ...process.env, ...env, ...temporaryFolder(folder) },
  });
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
  return register({ folder, leader: child.pid, child, ended });
}

/**
 * Collects what a child process prints. `finished` resolves with the text when both streams have closed, or after a bound: a process
 * that outlived the child may hold them open.
 */
export function collectOutput(child) {
  let output = '';
  const closed = [child.stdout, child.stderr].map((stream) => {
    stream.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
    });
    return new Promise((resolve) => stream.once('close', resolve));
  });
  return {
    async finished(boundMs = 10_000) {
      let timer;
      const bound = new Promise((resolve) => {
        timer = setTimeout(resolve, boundMs);
      });
      await Promise.race([Promise.all(closed), bound]);
      clearTimeout(timer);
      return output.trim();
    },
  };
}

/** Ends every group that is still open. */
export function endGroups() {
  for (const group of [...open]) attempt(() => group.end());
}

/**
 * Makes this process the root of a group, unless it runs in one already: it gets a temporary folder, which its children inherit,
 * and when it exits, whatever they left is ended. For Vitest and Playwright started by hand.
 */
export function becomeGroup() {
  if (process.env.ASSAY_RUN) return;
  listen();
  const folder = makeFolder();
  Object.assign(process.env, temporaryFolder(folder));
  register({ folder, root: process.pid });
}
