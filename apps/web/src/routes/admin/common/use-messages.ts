import { useCallback, useEffect, useState } from 'react';
import { describeFailure } from './describe-failure.ts';

export interface Messages {
  error: string;
  success: string;
  dismiss: () => void;
  tellError: (text: string) => void;
  tellSuccess: (text: string) => void;
}

interface Told {
  kind: 'error' | 'success';
  text: string;
}

const successStays = 3000;

/** What a section of the page has to say: that a change went well or not, or that its list cannot be had. */
export function useMessages(failureText: string, failure: Error | null): Messages {
  const [told, tell] = useState<Told | null>(null);
  const [dismissed, setDismissed] = useState<Error | null>(null);

  useEffect(() => {
    if (told?.kind !== 'success') return;
    const timer = setTimeout(() => tell(null), successStays);
    return () => clearTimeout(timer);
  }, [told]);

  const tellError = useCallback((text: string) => tell({ kind: 'error', text }), []);
  const tellSuccess = useCallback((text: string) => tell({ kind: 'success', text }), []);
  const ofLoading = failure && failure !== dismissed ? describeFailure(failureText, failure) : '';
  return {
    error: told?.kind === 'error' ? told.text : ofLoading,
    success: told?.kind === 'success' ? told.text : '',
    dismiss: () => {
      if (told?.kind !== 'error') setDismissed(failure);
      tell(null);
    },
    tellError,
    tellSuccess,
  };
}
