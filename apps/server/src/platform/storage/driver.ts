import type { Readable } from 'node:stream';

/** What differs between the kinds of places. Files are named by the hash of their content, which is checked before and after. */
export interface StorageDriver {
  write: (hash: string, bytes: Uint8Array) => Promise<void>;
  writeFile: (hash: string, source: string, size: number) => Promise<void>;
  read: (hash: string) => Promise<Buffer>;
  open: (hash: string) => Promise<Readable>;
  has: (hash: string) => Promise<boolean>;
  remove: (hash: string) => Promise<void>;
  list: () => AsyncIterable<string[]>;
  removeUnfinished: (before: number) => Promise<void>;
  /** Writes and reads a little, so that what is not allowed is known at the start. */
  tryOut: () => Promise<void>;
  /** Whether the error says that there is no such file. */
  isMissing: (error: unknown) => boolean;
  /** A sentence for who looks after the server. */
  explain: (error: unknown) => string;
}

export function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : String(name);
}
