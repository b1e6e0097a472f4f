import { useCallback } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';

/** What was asked for by the task that runs now; the address itself follows before the next one begins. */
let asked: URLSearchParams | undefined;

type ChangeAddress = (change: (now: URLSearchParams) => URLSearchParams, options: NavigateOptions) => void;

/**
 * The parameters of the address, and a way to change some of them. A change begins at the address as the browser has it, since
 * what is shown lags behind it: several changes in quick succession all count.
 */
export function useAddress(): [URLSearchParams, ChangeAddress] {
  const [shown, setShown] = useSearchParams();
  const change = useCallback<ChangeAddress>(
    (write, options) => {
      asked = write(new URLSearchParams(asked ?? window.location.search));
      setTimeout(() => {
        asked = undefined;
      });
      setShown(asked, options);
    },
    [setShown],
  );
  return [shown, change];
}
