import type { Browser, BrowserContext } from 'playwright-core';
import { giveUp, isAlive } from '../one/alive.ts';

const everyMs = 10_000;
const patienceMs = 15_000;

/** Whether a browser elsewhere still answers. A connection over a network may be gone without anybody being told. */
export async function stillAnswers(
  { browser, context }: { browser: Browser; context: BrowserContext },
  limitMs: number = patienceMs,
): Promise<boolean> {
  if (!isAlive(browser)) return false;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, limitMs, false);
  const asked = context.cookies('http://localhost/').then(
    () => true,
    // A context that was closed has answered; only a browser that is gone has not.
    () => isAlive(browser),
  );
  const answers = await Promise.race([asked, promise]);
  clearTimeout(timer);
  if (!answers) giveUp(browser);
  return answers;
}

/** Does the work and asks now and then whether the browser is still there; throws where it is not, whatever the work waits for. */
export async function whileConnected<T>(
  lease: { browser: Browser; context: BrowserContext },
  work: () => Promise<T>,
  lost: () => Error,
): Promise<T> {
  const gone = Promise.withResolvers<never>();
  gone.promise.catch(() => undefined);
  let isAsking = false;
  const timer = setInterval(async () => {
    if (isAsking) return;
    isAsking = true;
    if (!(await stillAnswers(lease))) gone.reject(lost());
    isAsking = false;
  }, everyMs);
  try {
    const doing = work();
    doing.catch(() => undefined);
    return await Promise.race([doing, gone.promise]);
  } finally {
    clearInterval(timer);
  }
}
