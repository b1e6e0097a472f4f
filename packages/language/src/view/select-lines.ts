import { meaningsOf, stemsOf } from './stems.ts';
import type { ViewLine } from './types.ts';

const gap = '…';

interface Ranked {
  at: number;
  weight: number;
}

/**
 * The part of a page that a sentence is about, in at most `budget` characters: what shares words with it and stands beside that, headings,
 * dialogs and messages, then the page from its beginning. Gaps are marked.
 */
export function selectLines(
  { title, lines }: { title: string; lines: readonly ViewLine[] },
  sentence: string,
  budget = 1500,
): string {
  const head = `Page "${title}"`;
  const whole = [head, ...lines.map(({ text }) => text)].join('\n');
  if (whole.length <= budget) return whole;
  const groups = listGroups(lines);
  const ranked = rank(lines, groups, sentence).sort(
    (one, other) => other.weight - one.weight || one.at - other.at,
  );
  const chosen = new Set<number>();
  let left = budget - head.length - 2 * gap.length;
  for (const { at } of ranked) {
    const needed = withGroups(groups, at).filter((one) => !chosen.has(one));
    // Each line may be followed by a gap.
    const cost = needed.reduce((sum, one) => sum + (lines[one]?.text.length ?? 0) + gap.length + 2, 0);
    if (cost > left) continue;
    left -= cost;
    for (const one of needed) chosen.add(one);
  }
  return write(head, lines, chosen);
}

/** For each line the one that it belongs to. */
function listGroups(lines: readonly ViewLine[]): (number | undefined)[] {
  const open: number[] = [];
  return lines.map(({ level }, at) => {
    while (open.length > 0 && (lines[open.at(-1) ?? 0]?.level ?? 0) >= level) open.pop();
    const group = open.at(-1);
    open.push(at);
    return group;
  });
}

/** A line and the lines of the groups around it. */
function withGroups(groups: readonly (number | undefined)[], at: number): number[] {
  const found: number[] = [];
  for (let one: number | undefined = at; one !== undefined; one = groups[one]) found.push(one);
  return found;
}

const nearby = [0.3, 0.15];

function rank(
  lines: readonly ViewLine[],
  groups: readonly (number | undefined)[],
  sentence: string,
): Ranked[] {
  const wanted = new Set(meaningsOf(sentence));
  const words = lines.map(({ text }) => stemsOf(text));
  const times = new Map<string, number>();
  for (const said of words)
    for (const stem of said) if (wanted.has(stem)) times.set(stem, (times.get(stem) ?? 0) + 1);
  const shared = words.map((said) =>
    [...said].reduce((sum, stem) => sum + 1 / Math.sqrt(times.get(stem) ?? Number.POSITIVE_INFINITY), 0),
  );
  return lines.map((line, at) => {
    const beside = nearby.map((share, step) => {
      const closest = [at - step - 1, at + step + 1].map((other) =>
        isBeside(groups, at, other) ? (shared[other] ?? 0) : 0,
      );
      return share * Math.max(...closest);
    });
    const own = 4 * Math.max(shared[at] ?? 0, ...beside);
    return { at, weight: own + (line.isUrgent ? 3 : 0) + (line.isHeading ? 1 : 0) };
  });
}

function isBeside(groups: readonly (number | undefined)[], at: number, other: number): boolean {
  return other in groups && (groups[at] === groups[other] || groups[at] === other);
}

function write(head: string, lines: readonly ViewLine[], chosen: ReadonlySet<number>): string {
  const written = [head];
  for (const [at, { text }] of lines.entries())
    if (chosen.has(at)) written.push(text);
    else if (written.at(-1) !== gap) written.push(gap);
  return written.join('\n');
}
