import type { BrowserContext } from 'playwright-core';

export interface ConsoleNote {
  level: 'error' | 'warning';
  text: string;
  /** The page it came from. */
  address: string;
  at: number;
}

// A page may write without end; the first are as telling as all.
const mostNotes = 1000;

/** Errors and warnings that pages write or throw. */
export function watchConsole(context: BrowserContext): readonly ConsoleNote[] {
  const notes: ConsoleNote[] = [];
  function add(level: ConsoleNote['level'], text: string, address: string): void {
    if (notes.length < mostNotes) notes.push({ level, text: text.slice(0, 2000), address, at: Date.now() });
  }
  context.on('console', (message) => {
    const level = message.type();
    if (level === 'error' || level === 'warning') {
      add(level, message.text(), message.location().url || (message.page()?.url() ?? ''));
    }
  });
  context.on('weberror', (error) => {
    add('error', `${error.error().name}: ${error.error().message}`, error.page()?.url() ?? '');
  });
  return notes;
}
