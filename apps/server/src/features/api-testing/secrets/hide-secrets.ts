import { isOnlyVariables, looksSecret } from './secret-names.ts';

/** Takes a secret into keeping and gives what stands for it. */
export type Keep = (value: string, label: string) => string;

const scheme = /^(?:(?:Bearer|Basic|Token|Digest|ApiKey)\s+)?/i;
const inQuery = /([?&])([^=&#?]+)=([^&#]*)/g;
const inUserInfo = /(:\/\/[^\s:/@?#]+:)([^\s/@?#]+)(?=@)/;
const inJsonText = /"((?:[^"\\]|\\.)+)"(\s*:\s*)"((?:[^"\\]|\\.)*)"/g;
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

function hideWhole(text: string, label: string, keep: Keep): string {
  const [before = ''] = scheme.exec(text) ?? [];
  const rest = text.slice(before.length);
  return isOnlyVariables(rest) ? text : before + keep(rest, label);
}

export function hideInAddress(address: string, keep: Keep): string {
  const hideParameter = (whole: string, sign: string, name: string, value: string) =>
    looksSecret(name) && !isOnlyVariables(value) ? `${sign}${name}=${keep(value, name)}` : whole;
  return address
    .replace(inQuery, hideParameter)
    .replace(inUserInfo, (whole, before: string, password: string) =>
      isOnlyVariables(password) ? whole : before + keep(password, 'password'),
    );
}

/** In an object, the values of secret-sounding names; in a text that is JSON, the same as it is written there. */
function hideInBody(body: unknown, keep: Keep): unknown {
  if (typeof body === 'string') {
    return body.replace(inJsonText, (whole, name: string, between: string, value: string) =>
      looksSecret(name) && !isOnlyVariables(value) ? `"${name}"${between}"${keep(value, name)}"` : whole,
    );
  }
  if (Array.isArray(body)) return body.map((item) => hideInBody(item, keep));
  if (!isObject(body)) return body;
  return mapValues(body, (part, key) =>
    typeof part === 'string' && looksSecret(key) ? hideWhole(part, key, keep) : hideInBody(part, keep),
  );
}

function hideNamed(named: Record<string, unknown>, keep: Keep) {
  return mapValues(named, (part, name) =>
    typeof part === 'string' && looksSecret(name) ? hideWhole(part, name, keep) : part,
  );
}

function hideInAuth(auth: Record<string, unknown>, keep: Keep) {
  const secret = secretOfAuth[String(auth.type)] ?? [];
  return mapValues(auth, (part, key) => {
    if (typeof part !== 'string') return part;
    if (secret.includes(key)) return hideWhole(part, key === 'value' ? String(auth.name) : key, keep);
    return addresses.has(key) ? hideInAddress(part, keep) : part;
  });
}

/** A configuration with what stands for its secrets: those of logins, headers, variables, bodies and addresses. */
export function hideSecrets<T>(config: T, keep: Keep): T;
export function hideSecrets(config: unknown, keep: Keep): unknown {
  if (Array.isArray(config)) return config.map((item) => hideSecrets(item, keep));
  if (!isObject(config)) return config;
  return mapValues(config, (part, key) => {
    if (typeof part === 'string' && addresses.has(key)) return hideInAddress(part, keep);
    if (key === 'body') return hideInBody(part, keep);
    if (!isObject(part)) return hideSecrets(part, keep);
    if (key === 'headers' || key === 'variables') return hideNamed(part, keep);
    if (key === 'auth') return hideInAuth(part, keep);
    return hideSecrets(part, keep);
  });
}
