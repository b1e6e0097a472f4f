import { createHmac } from 'node:crypto';

const placeholder = /\{\{secret (?:[^{}\s]+ )?([0-9a-f]{16})\}\}/g;

/** The same for the same secret of the same person, so that it is kept once; it tells nothing of the secret. */
export function nameSecret(signingKey: Uint8Array, ownerId: string, value: string): string {
  return createHmac('sha256', signingKey)
    .update(`api secret\0${ownerId}\0${value}`)
    .digest('hex')
    .slice(0, 16);
}

export function writePlaceholder(label: string, id: string): string {
  return `{{secret ${label.replace(/[^\w.-]+/g, '-') || 'value'} ${id}}}`;
}

export function listPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, id = '']) => id))];
}

/** Puts secrets back into every text of a configuration. */
export function restoreSecrets<T>(config: T, values: ReadonlyMap<string, string>): T;
export function restoreSecrets(config: unknown, values: ReadonlyMap<string, string>): unknown {
  if (typeof config === 'string') {
    return config.replace(placeholder, (whole, id: string) => values.get(id) ?? whole);
  }
  if (Array.isArray(config)) return config.map((item) => restoreSecrets(item, values));
  if (typeof config !== 'object' || config === null) return config;
  return Object.fromEntries(Object.entries(config).map(([key, part]) => [key, restoreSecrets(part, values)]));
}
