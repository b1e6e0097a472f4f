import type { Boundary, BoundaryKind, Reading } from './state.ts';
import type { Piece, Requirement } from './types.ts';

interface Stretch {
  kind: BoundaryKind | 'start';
  from: number;
  to: number;
}

const contents = new Set<Piece['role']>(['step', 'claim', 'sentence', 'data', 'goal']);
const marks = new Set<Piece['role']>(['separator', 'note']);

function hasContent(pieces: readonly Piece[], { from, to }: Stretch): boolean {
  for (let index = from; index < to; index++)
    if (contents.has(pieces[index]?.role ?? 'separator')) return true;
  return false;
}

function hasWork(pieces: readonly Piece[], { from, to }: Stretch): boolean {
  for (let index = from; index < to; index++) {
    const role = pieces[index]?.role ?? 'separator';
    if (role !== 'goal' && contents.has(role)) return true;
  }
  return false;
}

function hasOnlyMarks(pieces: readonly Piece[], { from, to }: Stretch): boolean {
  for (let index = from; index < to; index++)
    if (!marks.has(pieces[index]?.role ?? 'separator')) return false;
  return true;
}

function cutStretches(boundaries: readonly Boundary[], count: number): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  let kind: Stretch['kind'] = 'start';
  for (const boundary of [...boundaries, { at: count, kind: 'line' as const }]) {
    if (boundary.at > from) stretches.push({ kind, from, to: boundary.at });
    from = boundary.at;
    kind = boundary.kind;
  }
  return stretches;
}

/** Puts stretches together that are no requirements by themselves. */
function joinStretches(pieces: readonly Piece[], stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const before = joined.at(-1);
    const isFree = stretch.kind === 'line' || stretch.kind === 'case' || stretch.kind === 'start';
    const isPartOfNext =
      before &&
      (before.kind === 'line' || before.kind === 'start') &&
      stretch.kind === 'line' &&
      !hasContent(pieces, before);
    const isPartOfLast =
      before &&
      isFree &&
      (stretch.kind === 'line' ? !hasContent(pieces, stretch) : hasOnlyMarks(pieces, stretch));
    if (isPartOfNext || isPartOfLast) before.to = stretch.to;
    else joined.push({ ...stretch });
  }
  return joined;
}

const shares = new Set<Stretch['kind']>(['feature', 'rule', 'background']);

/** What the stretch before the first scenario or case says holds for all of them. */
function isShared(pieces: readonly Piece[], stretch: Stretch, next: Stretch | undefined): boolean {
  if (!next) return false;
  if (shares.has(stretch.kind)) return next.kind !== 'feature';
  // A story stands for the scenarios below it.
  if (stretch.kind === 'case' && next.kind === 'scenario') return !hasWork(pieces, stretch);
  if (stretch.kind !== 'start')
    return stretch.kind === 'case' && next.kind === 'case' && !hasContent(pieces, stretch);
  return next.kind !== 'line';
}

/** What holds for the requirements that follow, by how far it reaches. */
interface Shared {
  all: readonly Piece[];
  feature: readonly Piece[];
  rule: readonly Piece[];
}

function share(shared: Shared, stretch: Stretch, own: readonly Piece[], inRule: boolean): Shared {
  if (stretch.kind === 'feature') return { all: shared.all, feature: own, rule: [] };
  if (stretch.kind === 'rule') return { ...shared, rule: own };
  if (stretch.kind === 'background')
    return inRule
      ? { ...shared, rule: [...shared.rule, ...own] }
      : { ...shared, feature: [...shared.feature, ...own] };
  return { ...shared, all: [...shared.all, ...own] };
}

/** The requirements of a text that has been read. */
export function cutRequirements(reading: Reading): Requirement[] {
  const { pieces } = reading.list;
  const stretches = joinStretches(pieces, cutStretches(reading.boundaries, pieces.length));
  const requirements: Requirement[] = [];
  let shared: Shared = { all: [], feature: [], rule: [] };
  let before: readonly Piece[] = [];
  let inRule = false;
  let example = 0;
  for (const [index, stretch] of stretches.entries()) {
    const own = pieces.slice(stretch.from, stretch.to);
    if (stretch.kind === 'feature') inRule = false;
    if (stretch.kind === 'rule') inRule = true;
    if (isShared(pieces, stretch, stretches[index + 1])) {
      shared = share(shared, stretch, own, inRule);
      before = [...shared.all, ...shared.feature, ...shared.rule];
      continue;
    }
    const examples: Requirement['examples'][number][] = [];
    for (; example < reading.examples.length; example++) {
      const found = reading.examples[example];
      if (!found || found.at >= stretch.to) break;
      examples.push(found.example);
    }
    const title = own.find(({ role }) => role === 'title');
    const start = own[0]?.start ?? 0;
    const end = own.at(-1)?.end ?? start;
    requirements.push({ start, end, ...(title && { title }), pieces: own, shared: before, examples });
  }
  return requirements;
}
