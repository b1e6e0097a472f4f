import { isOnlyVariables, looksSecret } from './names.ts';
import { replaceInRows } from './replace-in-rows.ts';
import { replaceInAddress, replaceInText } from './replace-in-text.ts';

/** Gives what stands for a secret; the label tells what it is. */
export type Keep = (value: string, label: string) => string;

const scheme = /^(?:(?:Bearer|Basic|Token|Digest|ApiKey)\s+)?/i;
const secretOfAuth: Record<string, readonly string[]> = {
  basic: ['password'],
  bearer: ['token'],
  apiKey: ['value'],
  oauth: ['clientSecret'],
};
const addresses = new Set(['url', 'path', 'baseUrl', 'tokenUrl']);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapValues(value: Record<string, unknown>, change: (part: unknown, key: string) => unknown) {
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, change(part, key)]));
}

function replaceWhole(text: string, label: string, keep: Keep): string {
  const [before = ''] = scheme.exec(text) ?? [];
  const rest = text.slice(before.length);
  return isOnlyVariables(rest) ? text : before + keep(rest, label);
}

function replaceInBody(body: unknown, keep: Keep): unknown {
  if (typeof body === 'string') return replaceInText(body, keep);
  if (Array.isArray(body)) return body.map((item) => replaceInBody(item, keep));
  if (!isObject(body)) return body;
  const { name, value } = body;
  // Forms may be lists of names and values.
  const isField = typeof name === 'string' && typeof value === 'string' && looksSecret(name);
  return mapValues(body, (part, key) => {
    // Of a file, which may be long.
    if (key === 'base64') return part;
    const label = isField && key === 'value' ? name : key;
    return typeof part === 'string' && looksSecret(label)
      ? replaceWhole(part, label, keep)
      : replaceInBody(part, keep);
  });
}

function replaceNamed(named: Record<string, unknown>, keep: Keep) {
  return mapValues(named, (part, name) =>
    typeof part === 'string' && looksSecret(name) ? replaceWhole(part, name, keep) : part,
  );
}

function replaceInAuth(auth: Record<string, unknown>, keep: Keep) {
  const secret = secretOfAuth[String(auth.type)] ?? [];
  return mapValues(auth, (part, key) => {
    if (typeof part !== 'string') return part;
    if (secret.includes(key)) return replaceWhole(part, key === 'value' ? String(auth.name) : key, keep);
    return addresses.has(key) ? replaceInAddress(part, keep) : part;
  });
}

/** A test with something else for its secrets: those of logins, headers, variables, bodies, addresses and rows of data. */
export function replaceSecrets<T>(config: T, keep: Keep): T;
export function replaceSecrets(config: unknown, keep: Keep): unknown {
  if (Array.isArray(config)) return config.map((item) => replaceSecrets(item, keep));
  if (!isObject(config)) return config;
  return mapValues(config, (part, key) => {
    if (typeof part === 'string' && addresses.has(key)) return replaceInAddress(part, keep);
    if (typeof part === 'string' && key === 'data') return replaceInRows(part, keep);
    if (key === 'body') return replaceInBody(part, keep);
    if (!isObject(part)) return replaceSecrets(part, keep);
    if (key === 'headers' || key === 'variables') return replaceNamed(part, keep);
    if (key === 'auth') return replaceInAuth(part, keep);
    return replaceSecrets(part, keep);
  });
}
