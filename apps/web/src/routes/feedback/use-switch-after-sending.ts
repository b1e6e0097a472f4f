import { useEffect, useEffectEvent, useState } from 'react';

const delay = 2000;

interface Switching {
  /** Feedback was sent: after two seconds, on to what was sent. */
  begin: () => void;
  /** The person went on by themselves. */
  cancel: () => void;
}

/** Leads on a moment after sending, unless the person has left or gone on by then. */
export function useSwitchAfterSending(leadOn: () => void): Switching {
  const [isWaiting, setWaiting] = useState(false);
  const end = useEffectEvent(() => {
    setWaiting(false);
    leadOn();
  });

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => end(), delay);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return { begin: () => setWaiting(true), cancel: () => setWaiting(false) };
}
