import { useEffect, useState } from 'react';

const interval = 700;

export interface Blink {
  showsNew: boolean;
  isRunning: boolean;
  /** Shows the other one and lets it stand. */
  turn: () => void;
  setRunning: (isRunning: boolean) => void;
}

/** Old and new in turn. Who wants less motion turns them by hand. */
export function useBlink(isShown: boolean): Blink {
  const [showsNew, setShowsNew] = useState(true);
  const [isRunning, setRunning] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  function turn(): void {
    setRunning(false);
    setShowsNew((shown) => !shown);
  }

  useEffect(() => {
    if (!isShown || !isRunning) return;
    const timer = setInterval(() => setShowsNew((shown) => !shown), interval);
    return () => clearInterval(timer);
  }, [isShown, isRunning]);

  return { showsNew, isRunning, turn, setRunning };
}
