import { useCallback, useEffect } from 'react';
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router';

/** What was asked for and is not the address yet, with the address that it was asked at. */
let underWay: { at: string; wanted: URLSearchParams } | undefined;

type ChangeAddress = (change: (now: URLSearchParams) => URLSearchParams, options: NavigateOptions) => void;

/** The parameters of the address, and a way to change some of them. Two changes in quick succession both count. */
export function useAddress(): [URLSearchParams, ChangeAddress] {
  const [shown, setShown] = useSearchParams();
  const { key } = useLocation();
  // A new key says that the address has arrived where it was to go.
  useEffect(() => {
    underWay = undefined;
  }, [key]);
  const change = useCallback<ChangeAddress>(
    (write, options) => {
      const at = shown.toString();
      const wanted = write(new URLSearchParams(underWay?.at === at ? underWay.wanted : shown));
      underWay = { at, wanted };
      setShown(wanted, options);
    },
    [shown, setShown],
  );
  return [shown, change];
}
