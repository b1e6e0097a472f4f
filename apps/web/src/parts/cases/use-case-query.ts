import { useCallback } from 'react';
import { useAddress } from '../../lib/use-address.ts';
import { type CaseQuery, readCaseQuery, writeCaseQuery } from './case-query.ts';

/** What of the list is looked at, kept in the address so that coming back shows the same. Any change but of the page begins at the first. */
export function useCaseQuery(): [CaseQuery, (change: Partial<CaseQuery>) => void] {
  const [address, setAddress] = useAddress();
  const change = useCallback(
    (wanted: Partial<CaseQuery>) =>
      setAddress((current) => writeCaseQuery(current, { ...readCaseQuery(current), page: 1, ...wanted }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setAddress],
  );
  return [readCaseQuery(address), change];
}
