/**
 * Playwright hears the answer to a question after the page it was asked of is closed, finds nobody to give it to, and throws
 * where no caller can catch it. It means nothing: whoever closed the page has stopped waiting.
 */
export function isStrayBrowserError(error: unknown): boolean {
  const { message } = Object(error) as { message?: unknown };
  return (
    typeof message === 'string' && /^Object with guid \S+ was not bound in the connection$/.test(message)
  );
}
