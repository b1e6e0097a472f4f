import { isWhole } from './things.ts';
import type { Thing } from './types.ts';

/** Shortens long runs of things of one kind, the same everywhere, until the lines are few enough. */
export function trimRuns(things: Thing[], most: number): void {
  for (let keep = 200; keep >= 12 && countLines(things) > most; keep /= 2)
    trim({ content: things, details: [] }, Math.floor(keep));
}

function countLines(things: readonly Thing[]): number {
  return things.reduce((sum, one) => sum + 1 + (isWhole(one) ? 0 : countLines(one.content)), 0);
}

function trim(group: Pick<Thing, 'content' | 'details'>, keep: number): void {
  const times = new Map<string, number>();
  const kept = group.content.filter(({ kind }) => {
    const time = (times.get(kind) ?? 0) + 1;
    times.set(kind, time);
    return time <= keep || kind === 'heading';
  });
  const left = group.content.length - kept.length;
  for (const one of kept) if (one.content.length > keep / 2) trim(one, keep);
  if (left === 0) return;
  const note = group.details.findIndex((one) => /^and \d+ more$/.test(one));
  const earlier = note < 0 ? 0 : Number(/\d+/.exec(group.details.splice(note, 1)[0] ?? '')?.[0] ?? 0);
  group.details.push(`and ${earlier + left} more`);
  group.content.splice(0, group.content.length, ...kept);
}
