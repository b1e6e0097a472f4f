import type { apiImportFormats } from '@assay/contract/choices';
import { limits } from '@assay/contract/choices';
import { readCurl } from './curl/read-curl.ts';
import { readHar } from './har/read-har.ts';
import { readOpenApi } from './openapi/read-openapi.ts';
import { readPostman } from './postman/read-postman.ts';
import { finish } from './read/finish.ts';
import { parseDocument } from './read/parse-document.ts';
import { ImportProblem } from './read/problem.ts';
import type { Imported, Reading } from './read/types.ts';
import { asRecord, type Fields, isRecord } from './read/values.ts';

export type ImportFormat = (typeof apiImportFormats)[number];

const documentNames = {
  openapi: 'an OpenAPI document, which begins with "openapi: 3…"',
  postman: 'a Postman collection (2.0 or 2.1), which has "info" and "item"',
  har: 'a HAR file, which has "log" with "entries"',
} as const;
type DocumentFormat = keyof typeof documentNames;

function recognise(document: Fields): DocumentFormat | undefined {
  if ('openapi' in document || 'swagger' in document) return 'openapi';
  if (isRecord(document.log) && Array.isArray(document.log.entries)) return 'har';
  const collection = asRecord(document.collection ?? document);
  if (Array.isArray(collection.item) || 'requests' in collection) return 'postman';
  return undefined;
}

function readAs(format: DocumentFormat, document: Fields): Reading {
  if (format === 'openapi') return readOpenApi(document);
  return format === 'postman' ? readPostman(asRecord(document.collection ?? document)) : readHar(document);
}

function readDocument(text: string, format: DocumentFormat | 'auto'): Imported {
  const document = parseDocument(text);
  const found = isRecord(document) ? recognise(document) : undefined;
  if (!isRecord(document) || !found) {
    const wanted =
      format === 'auto'
        ? 'It is neither an OpenAPI document, a Postman collection, a HAR file nor a curl command.'
        : `It is not ${documentNames[format]}.`;
    throw new ImportProblem(`The text was read, but it describes no requests. ${wanted}`);
  }
  if (format !== 'auto' && found !== format) {
    throw new ImportProblem(
      `The text is not ${documentNames[format]}; it looks like ${documentNames[found]}. Choose that format, or let it be recognised.`,
    );
  }
  return finish(found, readAs(found, document));
}

/** Curl commands begin with their name, perhaps after remarks, settings of the shell and a prompt. */
function looksLikeCurl(text: string): boolean {
  const lines = text.slice(0, 20_000).split('\n');
  const first = lines.find((line) => !/^\s*(?:#|$|(?:export\s+)?[A-Za-z_]\w*=\S*\s*$)/.test(line)) ?? '';
  return /^\s*(?:[$>%]\s+)?(?:\S{0,200}[/\\])?curl(?:\.exe)?(?:\s|$)/.test(first);
}

/** Endpoints from a description that other tools write. Throws `ImportProblem` where it cannot be read. */
export function importEndpoints(text: string, format: ImportFormat = 'auto'): Imported {
  if (text.length > limits.apiBody.max) {
    throw new ImportProblem(`The text is longer than ${limits.apiBody.max / 1_000_000} MB.`);
  }
  if (text.trim() === '') throw new ImportProblem('There is nothing to import.');
  const imported =
    format === 'curl' || (format === 'auto' && looksLikeCurl(text))
      ? finish('curl', readCurl(text))
      : readDocument(text, format);
  if (imported.endpoints.length === 0) {
    throw new ImportProblem(
      ['There are no requests in it that could be taken over.', ...imported.notes.slice(0, 3)].join(' '),
    );
  }
  return imported;
}
