import { isSpace, skipSpace, trimEnd } from './chars.ts';
import type { Context, Piece, Role } from './types.ts';

/** Takes pieces in the order of the text; what is left out between them becomes separators. */
export interface PieceList {
  readonly pieces: Piece[];
  /** Puts down a piece without the spaces around it; the index, or undefined where nothing is left. */
  put(start: number, end: number, role: Role, context: Context, parent?: number): number | undefined;
  /** What is put down from now on is on another line. */
  beginLine(): void;
  /** Takes the rest of the text. */
  close(): void;
}

export function createPieceList(text: string): PieceList {
  const pieces: Piece[] = [];
  let reached = 0;
  let line: number | undefined;

  function push(start: number, end: number, role: Role, context: Context, parent?: number): number {
    const index = pieces.length;
    const isSeparator = role === 'separator';
    if (!isSeparator) line ??= index;
    const piece: Piece = {
      index,
      start,
      end,
      text: text.slice(start, end),
      role,
      line: isSeparator ? index : (line ?? index),
      context,
    };
    if (parent !== undefined) piece.parent = parent;
    pieces.push(piece);
    reached = end;
    return index;
  }

  function separate(until: number) {
    if (until > reached) push(reached, until, 'separator', {});
  }

  return {
    pieces,
    put(start, end, role, context, parent) {
      const from = skipSpace(text, Math.max(start, reached), end);
      const to = trimEnd(text, from, end);
      if (to <= from || isSpace(text.charCodeAt(from))) return undefined;
      separate(from);
      return push(from, to, role, context, parent);
    },
    beginLine() {
      line = undefined;
    },
    close() {
      separate(text.length);
    },
  };
}
