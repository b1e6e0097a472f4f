import { maskText } from '../../../platform/logs/mask.ts';

/** What a provider says of a failure, whichever shape it chose. */
export interface ProviderError {
  message: string;
  /** A status as a number, or a word such as `model_not_found`. */
  code: string;
  type: string;
}

const longest = 300;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return isRecord(value) || Array.isArray(value) ? JSON.stringify(value) : '';
}

function describe(error: unknown): ProviderError {
  if (!isRecord(error)) return { message: asText(error), code: '', type: '' };
  const metadata = isRecord(error.metadata) ? error.metadata : {};
  // OpenRouter keeps the words of the provider behind it under `raw`.
  const parts = [error.message ?? error.detail ?? error.error, metadata.raw].map(asText).filter(Boolean);
  return { message: [...new Set(parts)].join(': '), code: asText(error.code), type: asText(error.type) };
}

/** The error inside a body; undefined where the body carries none. */
export function readProviderError(body: unknown): ProviderError | undefined {
  if (!isRecord(body)) return undefined;
  if (body.error !== undefined && body.error !== null && body.error !== false && body.error !== '')
    return describe(body.error);
  if (body.object === 'error' || body.type === 'error') return describe(body);
  return undefined;
}

/** The error of an answer that failed by its status, where nearly any body is one. */
export function readFailedBody(text: string): ProviderError {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    const isPage = /^\s*</.test(text);
    return { message: isPage ? 'a web page rather than an error in JSON' : text, code: '', type: '' };
  }
  const first = Array.isArray(body) ? body[0] : body;
  return readProviderError(first) ?? describe(first);
}

/** Text of a provider as it may be shown: short, one line, and without the key it may echo. */
export function tidyMessage(text: string, key: string | undefined): string {
  const withoutKey = key ? text.replaceAll(key, '[key]') : text;
  const line = maskText(withoutKey.slice(0, longest * 10))
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
