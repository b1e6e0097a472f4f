import type { ApiEndpoint } from '@assay/contract';
import { mostEndpoints } from '../read/finish.ts';
import { ImportProblem } from '../read/problem.ts';
import { type Draft, Notes, type Reading } from '../read/types.ts';
import { type Body, readData, readParts, readPiece } from './read-data.ts';
import { type Request, readWords } from './read-words.ts';
import { splitCommands } from './split-commands.ts';

const mostRead = mostEndpoints * 2;
const dataOptions = /^(?:data|data-raw|data-binary|data-ascii|data-urlencode|json)$/;

function readHeaders({ options }: Request): Record<string, string> {
  const headers: Record<string, string> = {};
  const put = (name: string, value: string) => {
    const known = Object.keys(headers).find((key) => key.toLowerCase() === name.toLowerCase());
    headers[known ?? name] = value;
  };
  for (const [name, value] of options) {
    if (name === 'header') {
      const [, header, content = ''] = /^([^:;]+)[:;]\s*([\s\S]*)$/.exec(value) ?? [];
      if (header) put(header.trim(), content.trim());
    } else if (name === 'user-agent') put('User-Agent', value);
    else if (name === 'referer') put('Referer', value.replace(/;auto$/, ''));
    else if (name === 'cookie' && value.includes('=')) put('Cookie', value);
    else if (name === 'range') put('Range', `bytes=${value}`);
  }
  if (options.some(([name]) => name === 'json')) {
    if (!headerOf(headers, 'accept')) headers.Accept = 'application/json';
  }
  return headers;
}

function headerOf(headers: Record<string, string>, wanted: string): string | undefined {
  return Object.keys(headers).find((name) => name.toLowerCase() === wanted);
}

function readAuth({ options }: Request, headers: Record<string, string>): ApiEndpoint['auth'] {
  const bearer = options.findLast(([name]) => name === 'oauth2-bearer')?.[1];
  if (bearer !== undefined) return { type: 'bearer', token: bearer };
  const user = options.findLast(([name]) => name === 'user')?.[1];
  if (user !== undefined) {
    const [, username = user, password = ''] = /^([^:]*):([\s\S]*)$/.exec(user) ?? [];
    return { type: 'basic', username, password };
  }
  const name = headerOf(headers, 'authorization');
  const token = name && /^Bearer\s+(\S+)$/i.exec(headers[name] ?? '')?.[1];
  if (!name || !token) return undefined;
  delete headers[name];
  return { type: 'bearer', token };
}

function readBody(request: Request, headers: Record<string, string>, notes: Notes): Body & { query: string } {
  const { options } = request;
  const pieces = options.filter(([name]) => dataOptions.test(name));
  const joint = pieces.some(([name]) => name === 'json') ? '' : '&';
  const text = pieces.map(([name, value]) => readPiece(name, value, notes)).join(joint);
  const added = options
    .filter(([name]) => name === 'url-query')
    .map(([name, value]) => readPiece(name, value, notes));
  if (options.some(([name]) => name === 'get')) {
    return { bodyKind: 'none', query: [...added, ...(text === '' ? [] : [text])].join('&') };
  }
  const query = added.join('&');
  const typeName = headerOf(headers, 'content-type');
  const parts = options.filter(([name]) => name === 'form' || name === 'form-string');
  if (parts.length > 0) {
    if (typeName) delete headers[typeName];
    return { ...readParts(parts, notes), query };
  }
  if (pieces.length === 0) return { bodyKind: 'none', query };
  const stated = joint === '' ? 'application/json' : undefined;
  const type = typeName ? headers[typeName] : stated;
  return { ...readData(text, type, notes), query };
}

/** Settings in which a person gave the runner something to do beyond the request. */
function readLimits({ options }: Request): Pick<Draft, 'timeoutMs' | 'retries'> {
  const seconds = Number(options.findLast(([name]) => name === 'max-time')?.[1] ?? Number.NaN);
  const retries = Number(options.findLast(([name]) => name === 'retry')?.[1] ?? Number.NaN);
  return {
    ...(seconds > 0 && { timeoutMs: Math.min(120_000, Math.max(100, Math.round(seconds * 1000))) }),
    ...(retries > 0 && { retries: Math.min(10, Math.round(retries)) }),
  };
}

function readRequest(request: Request, notes: Notes): Draft[] {
  const { options, addresses } = request;
  const headers = readHeaders(request);
  for (const [name, value] of options) {
    if (name === 'cookie' && !value.includes('='))
      notes.add(`The file of cookies "${value}" cannot be read from here.`);
    if (name === 'upload-file')
      notes.add(`The file "${value}" cannot be read from here. Choose it before you run the test.`);
  }
  const auth = readAuth(request, headers);
  const read = readBody(request, headers, notes);
  const isUpload = options.some(([name]) => name === 'upload-file');
  const body: Body = isUpload
    ? { bodyKind: 'file', body: { base64: '', name: 'file', type: 'application/octet-stream' } }
    : read;
  if (body.type && !headerOf(headers, 'content-type')) headers['Content-Type'] = body.type;
  const stated = options.findLast(([name]) => name === 'request')?.[1];
  const implied = options.some(([name]) => name === 'head')
    ? 'HEAD'
    : isUpload
      ? 'PUT'
      : body.bodyKind === 'none'
        ? 'GET'
        : 'POST';
  return addresses.map((given) => {
    const address = /^(?:[a-z][a-z0-9+.-]*:\/\/|\{\{)/i.test(given) ? given : `http://${given}`;
    return {
      name: '',
      method: stated ?? implied,
      address: read.query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${read.query}`,
      headers,
      bodyKind: body.bodyKind,
      ...(body.body !== undefined && { body: body.body }),
      ...(auth && { auth }),
      followRedirects: options.some(([name]) => /^location(?:-trusted)?$/.test(name)),
      ...readLimits(request),
    };
  });
}

/** The words after `curl`; undefined for another command. */
function afterCurl(words: readonly string[]): string[] | undefined {
  const at = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word) && !/^[$>%]$/.test(word));
  return /^(?:.*[/\\])?curl(?:\.exe)?$/i.test(words[at] ?? '') ? words.slice(at + 1) : undefined;
}

export function readCurl(text: string): Reading {
  const notes = new Notes();
  const reading: Reading = { name: '', drafts: [], variables: {}, notes };
  for (const { words, line } of splitCommands(text)) {
    const rest = afterCurl(words);
    if (!rest) {
      notes.add(`Line ${line} is not a curl command and was left out: ${words.join(' ').slice(0, 80)}`);
      continue;
    }
    if (reading.drafts.length >= mostRead) {
      reading.unread = (reading.unread ?? 0) + 1;
      continue;
    }
    const drafts = readWords(rest, notes).flatMap((request) => readRequest(request, notes));
    if (drafts.length === 0) {
      throw new ImportProblem(`The curl command on line ${line} has no address.`, { line });
    }
    const room = mostRead - reading.drafts.length;
    reading.drafts.push(...drafts.slice(0, room));
    reading.unread = (reading.unread ?? 0) + Math.max(0, drafts.length - room);
  }
  const found = JSON.stringify(reading.drafts).matchAll(/\{\{([A-Za-z_][\w.-]*)\}\}/g);
  const names = [...new Set([...found].map(([, name = '']) => name))];
  if (names.length > 0)
    notes.add(`Give values to the variables ${names.map((name) => `{{${name}}}`).join(', ')}.`);
  const host = reading.drafts[0]?.address.replace(/^[a-z]+:\/\//i, '').split(/[/?#]/, 1)[0];
  reading.name = host ?? '';
  return reading;
}
