import { useCallback, useEffect, useState } from 'react';
import { requestFile } from '../../lib/client.ts';

export interface FetchedPicture {
  /** An address for an image, once the picture is here. */
  src: string | null;
  hasFailed: boolean;
  /** Fetches it once more. */
  retry: () => void;
}

/** A picture of visual testing by its hash, which needs the token; null where there is none to fetch. */
export function usePicture(hash: string | null, size: 'full' | 'small' = 'full'): FetchedPicture {
  const fetchPicture = useCallback(
    (signal: AbortSignal) =>
      requestFile('GET /api/visual/images/{hash}', { params: { hash: hash ?? '' }, query: { size }, signal }),
    [hash, size],
  );
  return useFetchedPicture(hash === null ? null : fetchPicture);
}

/** The picture of a comparison’s differences; null where there is none. */
export function useDiff(filename: string | null): FetchedPicture {
  const fetchDiff = useCallback(
    (signal: AbortSignal) =>
      requestFile('GET /api/visual/image/diff/{diffFilename}', {
        params: { diffFilename: filename ?? '' },
        signal,
      }),
    [filename],
  );
  return useFetchedPicture(filename === null ? null : fetchDiff);
}

type FetchFile = (signal: AbortSignal) => Promise<Response>;
const nothing = { src: null, hasFailed: false, of: null };

/** Gives a fetched file an address of its own until it is no longer shown. */
function useFetchedPicture(fetchFile: FetchFile | null): FetchedPicture {
  const [state, setState] = useState<{ src: string | null; hasFailed: boolean; of: FetchFile | null }>(
    nothing,
  );
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    setState(nothing);
    if (!fetchFile) return;
    const stop = new AbortController();
    let src: string | null = null;
    const load = async () => {
      const response = await fetchFile(stop.signal);
      const file = await response.blob();
      if (stop.signal.aborted) return;
      src = URL.createObjectURL(file);
      setState({ src, hasFailed: false, of: fetchFile });
    };
    load().catch(() => {
      if (!stop.signal.aborted) setState({ src: null, hasFailed: true, of: fetchFile });
    });
    return () => {
      stop.abort();
      if (src) URL.revokeObjectURL(src);
    };
  }, [fetchFile, attempt]);

  // Until the effect has run, what is kept belongs to the picture before, whose address is about to go.
  const isCurrent = state.of === fetchFile;
  return { src: isCurrent ? state.src : null, hasFailed: isCurrent && state.hasFailed, retry };
}
