import type { ApiEndpoint } from '@assay/contract';
import { looksLikeGraphql } from '../openapi/body.ts';
import { asFields } from '../postman/body.ts';
import type { Notes } from '../read/types.ts';
import { tryJson } from '../read/values.ts';

export type Body = Pick<ApiEndpoint, 'bodyKind'> & { body?: unknown; type?: string };

function encodeForm(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/%7B%7B([\w.-]+)%7D%7D/g, '{{$1}}');
}

function sayFile(file: string, notes: Notes): void {
  notes.add(`The file "${file}" cannot be read from here. Put its content into the body.`);
}

/** A piece of data as curl would send it. */
export function readPiece(option: string, value: string, notes: Notes): string {
  if (option === 'data-raw') return value;
  if (option !== 'data-urlencode' && option !== 'url-query') {
    if (!value.startsWith('@')) return value;
    sayFile(value.slice(1), notes);
    return '';
  }
  const [, name = '', sign = '', content = ''] = /^([^=@]*)([=@])([\s\S]*)$/.exec(value) ?? [];
  if (sign === '') return encodeForm(value);
  if (sign === '@') sayFile(content, notes);
  const text = sign === '@' ? '' : encodeForm(content);
  return name === '' ? text : `${name}=${text}`;
}

function readForm(text: string): { name: string; value: string }[] | undefined {
  if (!/^[^=&\s{}[\]"<]+=[^&\s]*(?:&[^=&\s]+(?:=[^&\s]*)?)*$/.test(text)) return undefined;
  return [...new URLSearchParams(text)].map(([name, value]) => ({ name, value }));
}

/** Data as the kind of body that it is, by its stated type; curl says that it is a form where nothing is stated. */
export function readData(text: string, contentType: string | undefined, notes: Notes): Body {
  const parsed = tryJson(text);
  if (contentType !== undefined && /[/+]json\b/i.test(contentType)) {
    if (parsed && looksLikeGraphql(parsed.value)) return { bodyKind: 'graphql', body: parsed.value };
    return { bodyKind: 'json', body: parsed ? parsed.value : text };
  }
  if (contentType !== undefined && !/^application\/x-www-form-urlencoded/i.test(contentType)) {
    return { bodyKind: 'text', body: text };
  }
  const fields = readForm(text);
  if (fields) return { bodyKind: 'form', body: asFields(fields) };
  if (parsed && typeof parsed.value === 'object') {
    notes.add('JSON without a content type is sent by curl as a form. It was taken over as JSON.');
    return { bodyKind: 'json', body: parsed.value };
  }
  return { bodyKind: 'text', body: text, type: 'application/x-www-form-urlencoded' };
}

/** The fields of `-F`. */
export function readParts(parts: readonly [option: string, value: string][], notes: Notes): Body {
  const fields = parts.map(([option, part]) => {
    const [, name = '', given = ''] = /^([^=]*)=([\s\S]*)$/.exec(part) ?? [];
    if (option === 'form-string') return { name, value: given };
    const [value = '', ...settings] = given.split(';');
    const type = settings.find((setting) => setting.startsWith('type='))?.slice(5);
    const named = settings
      .find((setting) => setting.startsWith('filename='))
      ?.slice(9)
      .replace(/^"|"$/g, '');
    if (!/^[@<]/.test(value)) return { name, value: type === undefined ? given : value };
    const file = value.slice(1).replace(/^"|"$/g, '');
    notes.add(`The file "${file}" cannot be read from here. Choose it before you run the test.`);
    const shown = named ?? (file.split(/[/\\]/).at(-1) || 'file');
    return { name, value: { base64: '', name: shown, type: type ?? 'application/octet-stream' } };
  });
  return { bodyKind: 'multipart', body: asFields(fields) };
}
