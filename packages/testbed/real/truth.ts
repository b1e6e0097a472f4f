import type { BrowserContext, Page } from 'playwright-core';

/** What a truth script has at hand. */
export interface Scene {
  page: Page;
  context: BrowserContext;
  /** The address of the application, without a slash at the end. */
  base: string;
  /** Whether something comes true within a few seconds. An error while looking counts as "not yet". */
  eventually(look: () => Promise<boolean>, ms?: number): Promise<boolean>;
}

/** By the id of a requirement: does what it claims, and says whether all of it holds. */
export type Truths = Record<string, (scene: Scene) => Promise<boolean>>;

export const eventuallyMs = 6000;

export async function eventually(look: () => Promise<boolean>, ms = eventuallyMs): Promise<boolean> {
  const deadline = performance.now() + ms;
  for (;;) {
    const holds = await look().catch(() => false);
    if (holds) return true;
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
