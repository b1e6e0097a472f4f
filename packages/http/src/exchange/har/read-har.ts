import type { ApiEndpoint } from '@assay/contract';
import { asFields } from '../postman/body.ts';
import { listFields } from '../read/answer-fields.ts';
import { mostEndpoints } from '../read/finish.ts';
import { type Draft, Notes, type Reading } from '../read/types.ts';
import { asList, asRecord, asText, type Fields, isRecord, tryJson } from '../read/values.ts';

const mostRead = mostEndpoints * 2;

/** What a browser adds by itself, and what belongs to the moment of the recording. */
const leftHeaders =
  /^(?::|sec-|proxy-|access-control-request-)|^(?:host|connection|keep-alive|content-length|accept-encoding|accept-language|user-agent|referer|origin|dnt|upgrade-insecure-requests|cache-control|pragma|priority|te|if-none-match|if-modified-since|cookie|transfer-encoding)$/i;
const staticTypes = /^(?:image|font|video|audio)\/|^text\/css|javascript|^application\/(?:wasm|font)/i;
const staticFiles =
  /\.(?:css|m?js|map|png|jpe?g|gif|svg|webp|avif|ico|woff2?|ttf|otf|eot|mp[34]|webm|wasm)$/i;
const staticKinds = /^(?:image|font|stylesheet|script|media|texttrack|manifest|ping|preflight|websocket)$/i;

function isStatic(entry: Fields, path: string): boolean {
  const { mimeType } = asRecord(asRecord(entry.response).content);
  return (
    staticKinds.test(asText(entry._resourceType)) ||
    staticTypes.test(asText(mimeType)) ||
    staticFiles.test(path)
  );
}

type Body = Pick<ApiEndpoint, 'bodyKind'> & { body?: unknown; ownType?: boolean };

function readBody(request: Fields, notes: Notes): Body {
  if (!isRecord(request.postData)) return { bodyKind: 'none' };
  const { mimeType, params, text } = request.postData;
  const type = asText(mimeType);
  const raw = asText(text);
  const fields = asList(params).filter(isRecord);
  if (/^application\/x-www-form-urlencoded/i.test(type)) {
    const pairs =
      raw !== ''
        ? [...new URLSearchParams(raw)]
        : fields.map((field) => [asText(field.name), asText(field.value)]);
    return { bodyKind: 'form', body: asFields(pairs.map(([name = '', value]) => ({ name, value }))) };
  }
  if (/^multipart\//i.test(type)) {
    if (fields.length === 0 || fields.some((field) => field.fileName)) {
      notes.add(
        'Files that were sent in several parts are not in the recording. Choose them before you run the test.',
      );
    }
    const toValue = (field: Fields) =>
      field.fileName
        ? {
            base64: '',
            name: asText(field.fileName),
            type: asText(field.contentType) || 'application/octet-stream',
          }
        : asText(field.value);
    return {
      bodyKind: 'multipart',
      body: asFields(fields.map((field) => ({ name: asText(field.name), value: toValue(field) }))),
    };
  }
  if (raw === '') return { bodyKind: 'none' };
  const parsed = tryJson(raw);
  if (/[/+]json\b/i.test(type) && parsed) {
    return { bodyKind: 'json', body: parsed.value, ownType: !/^application\/json\b/i.test(type) };
  }
  return { bodyKind: 'text', body: raw, ownType: true };
}

/** Who calls, out of its header, so that it is kept as a secret. */
function readAuthorization(value: string): ApiEndpoint['auth'] {
  const [, scheme = '', rest = ''] = /^(\S+)\s+(.*)$/.exec(value) ?? [];
  if (/^bearer$/i.test(scheme)) return { type: 'bearer', token: rest };
  if (!/^basic$/i.test(scheme)) return undefined;
  const [username = '', ...password] = Buffer.from(rest, 'base64').toString().split(':');
  return { type: 'basic', username, password: password.join(':') };
}

function readEntry(entry: Fields, url: URL, notes: Notes): Draft {
  const request = asRecord(entry.request);
  const method = asText(request.method).toUpperCase() || 'GET';
  const { body, bodyKind, ownType } = readBody(request, notes);
  const headers: Record<string, string> = {};
  let auth: ApiEndpoint['auth'];
  for (const header of asList(request.headers).filter(isRecord)) {
    const [name, value] = [asText(header.name), asText(header.value)];
    if (/^cookie$/i.test(name)) {
      notes.add('Cookies of the recording were left out. Those that answers set are kept during a run.');
    }
    if (name === '' || leftHeaders.test(name)) continue;
    if (/^content-type$/i.test(name) && !ownType) continue;
    if (/^authorization$/i.test(name)) auth = readAuthorization(value);
    if (!/^authorization$/i.test(name) || !auth) headers[name] = value;
  }
  const { status, content } = asRecord(entry.response);
  const { text, encoding } = asRecord(content);
  const answered = encoding === 'base64' ? Buffer.from(asText(text), 'base64').toString() : asText(text);
  const isAnswered = typeof status === 'number' && status >= 100 && status <= 599;
  // What was not modified for a browser is whole for somebody who asks for the first time.
  const expected = status === 304 ? 200 : status;
  return {
    name: `${method} ${url.pathname}`,
    method,
    address: url.origin + url.pathname + url.search,
    headers,
    bodyKind,
    ...(body !== undefined && { body }),
    ...(auth && { auth }),
    // Some browsers leave the bodies of answers out.
    answer: answered === '' ? undefined : listFields(tryJson(answered)?.value),
    validations: isAnswered ? [{ type: 'status', equals: String(expected) }] : [],
    // The recording has each redirect and what came after it.
    followRedirects: false,
  };
}

export function readHar(document: Fields): Reading {
  const log = asRecord(document.log);
  const notes = new Notes();
  const page = asList(log.pages).find(isRecord);
  const reading: Reading = { name: asText(page?.title), drafts: [], variables: {}, notes };
  const seen = new Set<string>();
  let left = 0;
  let repeated = 0;
  for (const entry of asList(log.entries).filter(isRecord)) {
    const request = asRecord(entry.request);
    const address = asText(request.url);
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (
      !url ||
      !/^https?:$/.test(url.protocol) ||
      isStatic(entry, url.pathname) ||
      request.method === 'OPTIONS'
    ) {
      left += 1;
      continue;
    }
    const key = JSON.stringify([request.method, address, asRecord(request.postData).text]);
    if (seen.has(key)) repeated += 1;
    else if (reading.drafts.length >= mostRead) reading.unread = (reading.unread ?? 0) + 1;
    else reading.drafts.push(readEntry(entry, url, notes));
    seen.add(key);
  }
  if (left > 0)
    notes.add(
      `${left === 1 ? 'One entry was' : `${left} entries were`} left out: files such as pictures, scripts and styles, and what is no request of its own.`,
    );
  if (repeated > 0)
    notes.add(
      `${repeated === 1 ? 'One request was' : `${repeated} requests were`} recorded more than once and taken over once.`,
    );
  return reading;
}
