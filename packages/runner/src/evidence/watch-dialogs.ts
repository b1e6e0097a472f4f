import type { BrowserContext, Dialog } from 'playwright-core';
import type { Clock } from '../progress/clock.ts';

/** A dialog of the browser itself: alert, confirm or prompt. */
export interface SeenDialog {
  kind: string;
  text: string;
  at: number;
  /** What became of it; absent while it is open. */
  answer?: 'accepted' | 'dismissed';
}

export interface DialogWatch {
  /** All dialogs so far, oldest first. */
  readonly seen: readonly SeenDialog[];
  /** The one that waits for an answer. */
  open(): SeenDialog | undefined;
  /** Resolves once a dialog waits for an answer. */
  whenOpened(): Promise<void>;
  /** Keeps a text for the prompt that is open, until it is accepted. */
  prepare(text: string): void;
  /** Gives the text that was written in a prompt. */
  answer(accept: boolean, text?: string): Promise<string | undefined>;
}

/** Holds every dialog open until a step answers it. Leaving a page is always allowed. */
export function watchDialogs(context: BrowserContext, clock: Clock): DialogWatch {
  const seen: SeenDialog[] = [];
  const waiting: { dialog: Dialog; note: SeenDialog }[] = [];
  let prepared: string | undefined;
  let opened = Promise.withResolvers<void>();

  context.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') {
      void dialog.accept().catch(() => undefined);
      return;
    }
    const note: SeenDialog = { kind: dialog.type(), text: dialog.message(), at: clock.now() };
    seen.push(note);
    waiting.push({ dialog, note });
    opened.resolve();
  });

  function prepare(text: string): void {
    prepared = text;
  }

  async function answer(accept: boolean, text?: string): Promise<string | undefined> {
    const next = waiting.shift();
    if (!next) return undefined;
    const written = prepared;
    prepared = undefined;
    next.note.answer = accept ? 'accepted' : 'dismissed';
    if (waiting.length === 0) opened = Promise.withResolvers<void>();
    // Its page may have gone, or the embedding test answered it already.
    const answered = accept
      ? next.dialog.accept(text ?? written ?? next.dialog.defaultValue())
      : next.dialog.dismiss();
    await answered.catch(() => undefined);
    return accept && next.note.kind === 'prompt' ? (text ?? written) : undefined;
  }

  return { seen, open: () => waiting[0]?.note, whenOpened: () => opened.promise, prepare, answer };
}
