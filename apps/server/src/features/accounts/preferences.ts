export interface Preferences {
  email: boolean;
  browser: boolean;
  marketing: boolean;
}

export const defaultPreferences: Preferences = { email: true, browser: true, marketing: false };

/** What is stored, with the defaults for what is not. */
export function readPreferences(stored: string): Preferences {
  return { ...defaultPreferences, ...JSON.parse(stored) };
}
