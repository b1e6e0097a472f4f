import type { BrowserContext, Page } from '@playwright/test';

export interface ShownNotification {
  title: string;
  body: string;
  tag: string;
}

declare global {
  interface Window {
    shownNotifications: Notification[];
  }
}

/**
 * Gives the pages of a context a permission to notify and keeps what they show. A browser without a window always says
 * that notifications are blocked, so what it says is replaced; the constructor is the real one.
 */
export async function watchNotifications(
  context: BrowserContext,
  permission: NotificationPermission,
): Promise<void> {
  await context.addInitScript((given) => {
    let current = given;
    window.shownNotifications = [];
    const isWatched = Object.getPrototypeOf(Notification) !== EventTarget;
    const Real: typeof Notification = isWatched ? Object.getPrototypeOf(Notification) : Notification;
    class Watched extends Real {
      static override get permission(): NotificationPermission {
        return current;
      }
      static override async requestPermission(): Promise<NotificationPermission> {
        if (current === 'default') current = 'granted';
        return current;
      }
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        window.shownNotifications.push(this);
      }
    }
    window.Notification = Watched;
  }, permission);
}

export function shownIn(page: Page): Promise<ShownNotification[]> {
  return page.evaluate(() => window.shownNotifications.map(({ title, body, tag }) => ({ title, body, tag })));
}

/** Clicks on the newest notification, as a person would outside the page. */
export function clickNotification(page: Page): Promise<void> {
  return page.evaluate(() => void window.shownNotifications.at(-1)?.dispatchEvent(new Event('click')));
}
