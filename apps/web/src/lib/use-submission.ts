import { type FormEvent, useRef, useState } from 'react';

export interface Submission {
  sending: boolean;
  /** Give this to the form: it keeps the browser from leaving, and drops a second click while the first is under way. */
  onSubmit: (event: FormEvent) => void;
}

/** Sends a form once at a time. `send` deals with its own failures. */
export function useSubmission(send: () => Promise<void>): Submission {
  const [sending, setSending] = useState(false);
  const isUnderWay = useRef(false);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSending(true);
    send().finally(() => {
      isUnderWay.current = false;
      setSending(false);
    });
  };
  return { sending, onSubmit };
}
