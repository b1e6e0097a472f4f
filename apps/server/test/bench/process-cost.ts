import { readdirSync, readFileSync } from 'node:fs';

interface Entry {
  parent: number;
  /** CPU of itself and of those below it that have ended, in milliseconds. */
  cpuMs: number;
}

const msPerTick = 10;

function readEntry(pid: string): Entry | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may have spaces in it.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
    return { parent, cpuMs: ticks * msPerTick };
  } catch {
    return undefined;
  }
}

function listTree(roots: readonly number[]): Map<number, Entry> {
  const all = new Map<number, Entry>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const entry = readEntry(name);
    if (entry) all.set(Number(name), entry);
  }
  const isBelow = (pid: number): boolean => {
    const entry = all.get(pid);
    return entry !== undefined && (roots.includes(pid) || isBelow(entry.parent));
  };
  return new Map([...all].filter(([pid]) => isBelow(pid)));
}

/** CPU that processes and all below them have used so far, as Linux tells it. */
export function readCpuMs(roots: readonly number[]): number {
  return [...listTree(roots).values()].reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}

/** Memory of processes and all below them in megabytes; what they share is counted by share. */
export function readMemoryMb(roots: readonly number[]): number {
  let kilobytes = 0;
  for (const pid of listTree(roots).keys()) {
    try {
      const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      kilobytes += Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
    } catch {
      // It ended in between.
    }
  }
  return kilobytes / 1024;
}
