import { type ReactNode, type RefObject, useState } from 'react';
import { ConfirmDialog, type Question } from './confirm-dialog.tsx';

interface Confirmation {
  ask: (question: Question) => void;
  /** To be put into the page. */
  dialog: ReactNode;
}

/** Asks before changes. `home` takes the focus where the element that had it is gone, as after deleting its row. */
export function useConfirmation(home: RefObject<HTMLElement | null>): Confirmation {
  const [question, ask] = useState<Question | null>(null);

  function leave() {
    ask(null);
    // The row is taken out when the page is drawn anew, and the focus with it.
    requestAnimationFrame(() => {
      const { activeElement, body } = document;
      if (!activeElement || activeElement === body) home.current?.focus({ preventScroll: true });
    });
  }

  return { ask, dialog: question && <ConfirmDialog question={question} onClosed={leave} /> };
}
