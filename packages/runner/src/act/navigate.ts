import { Problem } from '../progress/problem.ts';
import { remaining, shorten, within } from '../progress/progress.ts';
import type { StepContext } from './context.ts';
import { explainUnreachable } from './explain-failure.ts';

/** An address that may be opened: http or https, completed by the base address where it has no host. */
export function completeAddress(given: string, base: string | undefined): string {
  const bare = given.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(bare);
  const looksLikeHost =
    /^([\w-]+\.)+[a-z]{2,}(:\d+)?([/?#]|$)|^(localhost|\d{1,3}(\.\d{1,3}){3})(:\d+)?([/?#]|$)/i.test(bare);
  let address: URL;
  try {
    address = hasScheme ? new URL(bare) : looksLikeHost ? new URL(`http://${bare}`) : new URL(bare, base);
  } catch {
    throw new Problem(
      'not understood',
      `"${given}" is not an address. Write it in full, such as https://example.com/page.`,
    );
  }
  if (address.protocol !== 'http:' && address.protocol !== 'https:') {
    throw new Problem('not understood', `"${given}" was not opened: only http and https addresses are.`);
  }
  return address.href;
}

/** Without the host of the site under test, which is a setting of whoever runs an export. */
function toPath(address: string, base: string | undefined): string {
  const { origin, href } = new URL(address);
  return URL.parse(base ?? '')?.origin === origin ? href.slice(origin.length) : href;
}

export const unavailable = [502, 503, 504];

export function tellUnavailable(address: string, status: number): Problem {
  return new Problem('site down', `${address} answers ${status}: the site is not available at the moment.`);
}

async function openTab({ session, progress }: StepContext): Promise<void> {
  const opening = session.pages.current().context().newPage();
  session.pages.switchTo(await within(progress, opening, 'The browser opened no new tab.'));
}

/** Opens an address. That it cannot be reached says nothing about what is tested. */
export async function openAddress(
  context: StepContext,
  given: string,
  { inTab = false } = {},
): Promise<void> {
  const { session, limits } = context;
  const before = session.pages.current().url();
  const address = completeAddress(given, /^https?:/.test(before) ? before : context.baseUrl);
  if (inTab) await openTab(context);
  const page = session.pages.current();
  context.record?.add({
    do: 'open',
    address: toPath(address, context.baseUrl),
    ...(inTab && { inTab }),
  });
  const progress = shorten(context.progress, limits.navigationMs);
  const tooLate = `${address} did not answer within ${limits.navigationMs / 1000} seconds. Check that the site is reachable, or allow more time.`;
  try {
    const going = page.goto(address, { waitUntil: 'domcontentloaded', timeout: remaining(progress) + 1000 });
    const interrupted = session.dialogs.whenOpened().then(() => null);
    const response = await within(progress, Promise.race([going, interrupted]), tooLate);
    const status = response?.status() ?? 0;
    if (unavailable.includes(status)) throw tellUnavailable(address, status);
    if (status >= 400) context.warn(`${address} answered with the status ${status}.`);
  } catch (error) {
    const hasAnswered = session.network.pendingNavigation(page) === undefined;
    if (error instanceof Problem && error.class === 'timeout' && hasAnswered) {
      const message = `${address} answered, but was not there within ${limits.navigationMs / 1000} seconds. Look at what keeps it busy or its answer from ending, or allow more time.`;
      throw new Problem('timeout', message, { cause: error });
    }
    if (error instanceof Problem) throw error;
    const message = error instanceof Error ? error.message : String(error);
    // A download has no page to show, and a page that moves on by itself was still opened.
    if (/Download is starting|ERR_ABORTED|interrupted by another navigation|NS_BINDING_ABORTED/.test(message))
      return;
    throw (
      explainUnreachable(address, message) ??
      new Problem('site down', `${address} could not be opened: ${message.split('\n')[0]}.`, { cause: error })
    );
  }
}

/** Back, forward and reload, as the browser's own buttons do. */
export async function moveInHistory(context: StepContext, how: 'back' | 'forward' | 'reload'): Promise<void> {
  const { session, limits } = context;
  const page = session.pages.current();
  const progress = shorten(context.progress, limits.navigationMs);
  const options = { waitUntil: 'commit', timeout: remaining(progress) } as const;
  const before = page.url();
  context.record?.add({ do: 'go', to: how });
  const moving =
    how === 'back'
      ? page.goBack(options)
      : how === 'forward'
        ? page.goForward(options)
        : page.reload(options);
  const tooLate = `The browser could not go ${how} in time.`;
  const went = await within(progress, moving, tooLate).catch((error: unknown) => {
    if (error instanceof Problem) throw error;
    const message = error instanceof Error ? error.message : String(error);
    throw explainUnreachable(before, message) ?? new Problem('timeout', tooLate, { cause: error });
  });
  if (how !== 'reload' && !went && page.url() === before) {
    context.warn(`There was no page to go ${how} to.`);
  }
}
