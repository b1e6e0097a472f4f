import { alignRows, findAnchors, type Range, type Run } from '../rows/align-rows.ts';
import { type Alignment, fillGaps } from '../rows/fill-gaps.ts';
import { beginPairs, type Subject } from './passes.ts';
import { type Signs, signRows } from './sign-rows.ts';

/** More pieces than this are no explanation that anybody reads. */
const mostShifts = 30;

/** By the quarter of the rows that says most: a gradient or a film may fill the others. */
function findByParts(one: Signs, other: Signs, range: Range): Run[] {
  const chains = one.parts.map((part, index) =>
    findAnchors(part, other.parts[index] ?? new Uint32Array(), range),
  );
  return chains.reduce((best, next) => (next.length > best.length ? next : best));
}

/** Looks for rows that came in or went between the first and the last row that differ; what comes first explains most pages. */
export function* findAlignments(subject: Subject): Generator<Alignment> {
  const { memory, before, after, rows } = subject;
  const { kernel } = memory;
  const first = rows.differing[0] ?? Math.min(before.height, after.height);
  const isSameHeight = before.height === after.height;
  const last = rows.differing.at(-1) ?? 0;
  const aEnd = isSameHeight ? last + 1 : before.height;
  const bEnd = isSameHeight ? last + 1 : after.height;
  const one = signRows(kernel, rows.a, before, first, aEnd);
  const other = signRows(kernel, rows.b, after, first, bEnd);
  const range = { a: first, aEnd, b: first, bEnd };
  for (const find of [() => alignRows(one.whole, other.whole, range), () => findByParts(one, other, range)]) {
    const runs = [{ a: 0, b: 0, rows: first }, ...find(), { a: aEnd, b: bEnd, rows: before.height - aEnd }];
    beginPairs(subject, new Uint32Array(), new Uint32Array());
    const alignment = fillGaps(runs, before.height, after.height, (a, b) =>
      kernel.countOver(rows.a[a] ?? 0, rows.b[b] ?? 0),
    );
    const { shifts } = alignment;
    if (shifts.length > 0 && shifts.length <= mostShifts) yield alignment;
  }
}
