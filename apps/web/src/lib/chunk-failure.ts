export type ChunkFailureType = 'error' | 'timeout';

/** What went wrong with loading a script chunk, in the words the error view shows. */
export function describeChunkFailure(type: ChunkFailureType, address: string): string {
  return `Loading chunk failed (${type}: ${address})`;
}

/**
 * The address of a chunk that did not load. Chrome and Firefox end their message with it; Safari names none, and a
 * time-out has no message, so the import in the loader's own source is read instead.
 */
export function findChunkAddress(message: string, loaderSource: string, base: string): string {
  const told = message.match(/(?:module|CSS for):? +(\S+)$/)?.[1];
  const written = loaderSource.match(/import\(\s*(?:\/\*.*?\*\/\s*)?(["'`])(.+?)\1/)?.[2];
  const address = told ?? written;
  return address && URL.canParse(address, base) ? new URL(address, base).href : 'unknown address';
}
