import type { Db } from '../database/database.ts';

/** `isOwn`: this very process has sent it. */
type Listener = (text: string, from: { id: string; isOwn: boolean }) => void;

/** Short messages between the processes on one database. They may get lost, so what they say is also stored, or worth little. */
export interface Signals {
  /** This process, as the others know it. */
  id: string;
  /** To all others; does not wait. */
  send: (topic: string, text: string) => void;
  /** To all, this process too, as soon as the transaction is committed, and only then. */
  sendWith: (transaction: Db, topic: string, texts: readonly string[]) => Promise<void>;
  /** To one other process, in pieces where it is long. Resolves when it is on its way. */
  sendTo: (processId: string, topic: string, text: string) => Promise<void>;
  on: (topic: string, listener: Listener) => void;
  /** Something may have been missed: the connection was lost, and is there again. */
  onGap: (listener: () => void) => void;
  close: () => Promise<void>;
}

/** For the only process on its database. */
export const noSignals: Signals = {
  id: 'alone',
  send: () => undefined,
  sendWith: async () => undefined,
  sendTo: async () => undefined,
  on: () => undefined,
  onGap: () => undefined,
  close: async () => undefined,
};
