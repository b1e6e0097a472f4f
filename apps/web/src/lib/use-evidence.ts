import { useEffect, useState } from 'react';
import { requestFile } from './client.ts';

export interface Evidence {
  /** An address for an image, once the file is here. */
  src: string | null;
  hasFailed: boolean;
}

const nothing: Evidence = { src: null, hasFailed: false };

/** Fetches a file of an execution, which needs the token, and gives it an address of its own until it is no longer shown. */
export function useEvidence(executionId: string, name: string | null): Evidence {
  const [evidence, setEvidence] = useState(nothing);

  useEffect(() => {
    setEvidence(nothing);
    if (!name) return;
    const stop = new AbortController();
    let src: string | null = null;
    const fetchFile = async () => {
      const sent = { params: { id: executionId, name }, signal: stop.signal };
      const response = await requestFile('GET /api/executions/{id}/files/{name}', sent);
      const file = await response.blob();
      if (stop.signal.aborted) return;
      src = URL.createObjectURL(file);
      setEvidence({ src, hasFailed: false });
    };
    fetchFile().catch(() => {
      if (!stop.signal.aborted) setEvidence({ src: null, hasFailed: true });
    });
    return () => {
      stop.abort();
      if (src) URL.revokeObjectURL(src);
    };
  }, [executionId, name]);

  return evidence;
}
