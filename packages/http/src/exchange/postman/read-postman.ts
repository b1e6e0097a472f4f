import type { ApiEndpoint } from '@assay/contract';
import { mostEndpoints } from '../read/finish.ts';
import { ImportProblem } from '../read/problem.ts';
import { findBase } from '../read/split-address.ts';
import { type Draft, Notes, type Reading } from '../read/types.ts';
import { asList, asRecord, asText, type Fields, isRecord, own } from '../read/values.ts';
import { readAddress } from './address.ts';
import { readAuth } from './auth.ts';
import { readBody } from './body.ts';
import { readTests } from './tests.ts';

const deepest = 20;
const mostRead = mostEndpoints * 2;

interface Folder {
  names: string[];
  auth: ApiEndpoint['auth'];
  /** Tests of folders and of the collection hold for each request in them. */
  events: unknown[];
}

/** Headers as a list, or as the lines of a text in old collections. */
function readHeaders(given: unknown): Record<string, string> {
  const pairs =
    typeof given === 'string'
      ? given.split('\n').map((line) => /^([^:]+):\s*(.*)$/.exec(line.trim())?.slice(1) ?? [])
      : asList(given)
          .filter(isRecord)
          .filter((header) => header.disabled !== true)
          .map((header) => [asText(header.key), asText(header.value)]);
  return Object.fromEntries(
    pairs.filter(([name]) => name).map(([name = '', value = '']) => [name.trim(), value]),
  );
}

function readRequest(item: Fields, folder: Folder, reading: Reading): Draft {
  const request: Fields = isRecord(item.request) ? item.request : { url: item.request };
  const own = asText(item.name);
  const name = [...folder.names, own].filter(Boolean).join(' / ');
  const headers = readHeaders(request.header);
  const typeName = Object.keys(headers).find((header) => /^content-type$/i.test(header));
  const contentType = typeName ? (headers[typeName] ?? '') : '';
  const { body, bodyKind, type } = readBody(request.body, contentType, name, reading.notes);
  // The boundary of several parts is made anew for each request.
  if (typeName && bodyKind === 'multipart') delete headers[typeName];
  if (type && !typeName) headers['Content-Type'] = type;
  const auth = readAuth(request.auth, reading.notes) ?? folder.auth;
  const events = [...folder.events, ...asList(item.event)];
  const { checks, captures } = readTests(events, name, reading.notes);
  return {
    name,
    method: asText(request.method) || 'GET',
    address: readAddress(request.url, reading),
    headers,
    bodyKind,
    ...(body !== undefined && { body }),
    ...(auth && auth.type !== 'none' && { auth }),
    validations: checks,
    captures,
    followRedirects: asRecord(item.protocolProfileBehavior).followRedirects !== false,
  };
}

function readItems(items: unknown, folder: Folder, reading: Reading): void {
  for (const item of asList(items).filter(isRecord)) {
    if (Array.isArray(item.item)) {
      if (folder.names.length >= deepest) {
        reading.notes.add(`Folders within more than ${deepest} others were left out.`);
        continue;
      }
      const auth = readAuth(item.auth, reading.notes) ?? folder.auth;
      const events = [...folder.events, ...asList(item.event)];
      readItems(item.item, { names: [...folder.names, asText(item.name)], auth, events }, reading);
    } else if (item.request !== undefined) {
      if (reading.drafts.length >= mostRead) reading.unread = (reading.unread ?? 0) + 1;
      else reading.drafts.push(readRequest(item, folder, reading));
    }
  }
}

/** Where addresses begin with a variable whose value is known, the value is the base. */
function settleBase(reading: Reading): void {
  const base = findBase(reading.drafts.map(({ address }) => address));
  const name = /^\{\{\s*([^{}]+?)\s*\}\}$/.exec(base ?? '')?.[1];
  const value = name === undefined ? undefined : own(reading.variables, name);
  if (base === null || name === undefined) return;
  if (value === undefined || value === '' || value.includes('{{')) {
    reading.notes.add(
      `The base URL is the variable {{${name}}}, which has no value in the collection. Enter the address.`,
    );
    return;
  }
  const bare = value.replace(/\/+$/, '');
  reading.baseUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(bare) ? bare : `http://${bare}`;
  for (const draft of reading.drafts) {
    if (draft.address.startsWith(base)) draft.address = reading.baseUrl + draft.address.slice(base.length);
  }
}

function sayUnknown(reading: Reading): void {
  const text = JSON.stringify(reading.drafts);
  const made = [...new Set([...text.matchAll(/\{\{(\$[\w]+)\}\}/g)].map(([whole]) => whole))];
  if (made.length > 0) {
    reading.notes.add(
      `Values that Postman makes up are not known here: ${made.slice(0, 10).join(', ')}. Give them as variables.`,
    );
  }
}

export function readPostman(collection: Fields): Reading {
  if (!Array.isArray(collection.item)) {
    throw new ImportProblem('This is a Postman collection of version 1. Export it once more as version 2.1.');
  }
  const notes = new Notes();
  const variables = Object.fromEntries(
    asList(collection.variable)
      .filter(isRecord)
      .filter((one) => one.disabled !== true)
      .map((one) => [asText(one.key ?? one.id), asText(one.value)])
      .filter(([name]) => name !== ''),
  );
  const reading: Reading = { name: asText(asRecord(collection.info).name), drafts: [], variables, notes };
  const auth = readAuth(collection.auth, notes);
  readItems(collection.item, { names: [], auth, events: asList(collection.event) }, reading);
  settleBase(reading);
  sayUnknown(reading);
  return reading;
}
