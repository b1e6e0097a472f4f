const unbound = /^Object with guid \S+ was not bound in the connection$/;
const removed = /[\\/]playwright-artifacts-[^\\/]+[\\/]/;

/**
 * What Playwright throws where no caller can catch it, after a page or browser was closed: it hears the answer to a question and finds
 * nobody to give it to, or writes on in the folder of traces, which was removed with the browser. Whoever closed it has stopped waiting.
 */
export function isStrayBrowserError(error: unknown): boolean {
  const { message, code, path } = Object(error) as Record<'message' | 'code' | 'path', unknown>;
  if (code === 'ENOENT') return typeof path === 'string' && removed.test(path);
  return typeof message === 'string' && unbound.test(message);
}
