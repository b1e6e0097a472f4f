import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { LoadConfig } from '@assay/contract';
import { fillText, fillValue, type Variables } from './fill-variables.ts';
import { LoadProblem } from './load-problem.ts';

/** How long the request is, and where it ends, is for us to say. */
const ours = new Set(['content-length', 'transfer-encoding']);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The body as text, with what it is where the headers do not say; nothing for methods that have none. */
function buildBody(config: LoadConfig, variables: Variables): { text: string; type: string } | undefined {
  const { method, body } = config;
  if (method !== 'POST' && method !== 'PUT') return undefined;
  if (body === undefined || body === null || body === '') return { text: '', type: '' };
  const filled = fillValue(body, variables);
  if (typeof filled !== 'string') return { text: JSON.stringify(filled), type: 'application/json' };
  return { text: filled, type: isJson(filled) ? 'application/json' : 'text/plain; charset=utf-8' };
}

function checkHeader(name: string, value: string): void {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch {
    throw new LoadProblem(
      `The header "${name}" cannot be sent. Check its name, and that its value is one line of plain letters.`,
    );
  }
}

/** The whole request as bytes. */
export function buildRequest(config: LoadConfig, url: URL, variables: Variables): Uint8Array {
  const headers = new Map<string, { name: string; value: string }>();
  const set = (name: string, value: string) => headers.set(name.toLowerCase(), { name, value });
  set('Host', url.host);
  set('User-Agent', 'Assay');
  set('Accept', '*/*');
  if (url.username !== '' || url.password !== '') {
    const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    set('Authorization', `Basic ${Buffer.from(pair).toString('base64')}`);
  }
  const body = buildBody(config, variables);
  if (body?.type) set('Content-Type', body.type);
  for (const [key, text] of Object.entries(config.headers)) {
    const name = fillText(key, variables).trim();
    const value = fillText(text, variables).trim();
    checkHeader(name, value);
    if (!ours.has(name.toLowerCase())) set(name, value);
  }
  const bytes = Buffer.from(body?.text ?? '');
  if (body) set('Content-Length', String(bytes.length));
  const lines = [...headers.values()].map(({ name, value }) => `${name}: ${value}\r\n`);
  const head = `${config.method} ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('')}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes]);
}
