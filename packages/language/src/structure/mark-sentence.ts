import type { Piece, Structure } from './types.ts';

const defaultBudget = 600;
const least = 40;
const gap = ' … ';
const contents = new Set<Piece['role']>(['step', 'claim', 'sentence', 'goal']);

/** The text between two places, not longer than `room`: the beginning and the end where it is longer. */
function squeeze(text: string, start: number, end: number, room: number): string {
  if (end - start <= room) return text.slice(start, end);
  const half = Math.max(0, Math.floor((room - gap.length) / 2));
  return `${text.slice(start, start + half)}${gap}${text.slice(end - half, end)}`;
}

/** The title and the first sentence of its requirement before a piece, as far as they fit into `room`; whole pieces only. */
function headOf(structure: Structure, piece: Piece, room: number): Piece[] {
  const head: Piece[] = [];
  let left = room;
  const own = structure.requirements.find(({ start, end }) => start <= piece.start && piece.end <= end);
  for (const one of own?.pieces ?? structure.pieces) {
    if (one.index >= piece.index) break;
    const isContent = contents.has(one.role);
    if (!isContent && one.role !== 'title') continue;
    if (one.text.length + gap.length > left) break;
    head.push(one);
    left -= one.text.length + gap.length;
    if (isContent) break;
  }
  return head;
}

/** How far the pieces around one reach that fit into `room`; what stands before it counts more. */
function windowAround(
  pieces: readonly Piece[],
  piece: Piece,
  from: number,
  room: number,
): { start: number; end: number } {
  let first = piece.index;
  let last = piece.index;
  let left = room;
  for (;;) {
    const before = first > from ? pieces[first - 1] : undefined;
    if (!before || before.text.length > left - room / 3) break;
    left -= before.text.length;
    first--;
  }
  for (;;) {
    const after = pieces[last + 1];
    if (!after || after.text.length > left) break;
    left -= after.text.length;
    last++;
  }
  return { start: pieces[first]?.start ?? piece.start, end: pieces[last]?.end ?? piece.end };
}

/**
 * The text with the piece in <<…>>, at most `budget` characters: the title, the first sentence and what stands around the piece. For
 * example "Shipping. <<Filter for open ones,>> the basket must then still show 3."
 */
export function markSentence(structure: Structure, piece: Piece, budget: number = defaultBudget): string {
  const { text, pieces } = structure;
  const room = Math.max(least, budget) - 4;
  const marked = (start: number, end: number, said: string) =>
    `${text.slice(start, piece.start)}<<${said}>>${text.slice(piece.end, end)}`;
  if (text.length <= room) return marked(0, text.length, piece.text);
  const said = squeeze(text, piece.start, piece.end, room - 2 * gap.length);
  const free = room - said.length - 2 * gap.length;
  const head = headOf(structure, piece, Math.floor(free / 2));
  const headEnd = head.at(-1)?.index ?? -1;
  const beginning = head.map((one) => one.text + gap).join('');
  const around = windowAround(pieces, piece, headEnd + 1, free - beginning.length);
  const isJoined = head.length > 0 && around.start === pieces[headEnd]?.end;
  const front = isJoined
    ? beginning.slice(0, -gap.length)
    : head.length === 0 && around.start > 0
      ? gap.trimStart()
      : beginning;
  const rest = around.end < text.length ? gap.trimEnd() : '';
  return `${front}${marked(around.start, around.end, said)}${rest}`;
}
