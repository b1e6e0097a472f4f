import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { ConfirmDialog, type Question } from './confirm-dialog.tsx';

interface Confirmation {
  ask: (question: Question) => void;
  /** To be put into the page. */
  dialog: ReactNode;
}

/** Asks before changes. `home` takes the focus where the element that had it is gone, as after deleting its row. */
export function useConfirmation(home: RefObject<HTMLElement | null>): Confirmation {
  const [question, setQuestion] = useState<Question | null>(null);
  const count = useRef(0);

  function ask(next: Question) {
    count.current += 1;
    setQuestion(next);
  }

  function leave(closed: Question) {
    // The close event arrives later: the next question can be open by then.
    setQuestion((current) => (current === closed ? null : current));
    // The row is taken out when the page is drawn anew, and the focus with it.
    requestAnimationFrame(() => {
      const { activeElement, body } = document;
      if (!activeElement || activeElement === body) home.current?.focus({ preventScroll: true });
    });
  }

  const dialog = question && (
    <ConfirmDialog key={count.current} question={question} onClosed={() => leave(question)} />
  );
  return { ask, dialog };
}
