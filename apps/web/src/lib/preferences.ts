/** What a person wants to be told, and how. */
export interface Preferences {
  email: boolean;
  browser: boolean;
  marketing: boolean;
}

export const defaultPreferences: Preferences = { email: true, browser: true, marketing: false };

/** Preferences as the server sends them: an object, or that object in JSON. What cannot be read is as it is by default. */
export function readPreferences(sent: unknown): Preferences {
  const given = typeof sent === 'string' ? parse(sent) : sent;
  const read = (name: keyof Preferences): boolean => {
    const value: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, name) : undefined;
    return typeof value === 'boolean' ? value : defaultPreferences[name];
  };
  return { email: read('email'), browser: read('browser'), marketing: read('marketing') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
