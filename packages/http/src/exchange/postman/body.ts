import type { ApiEndpoint } from '@assay/contract';
import type { Notes } from '../read/types.ts';
import { asList, asRecord, asText, type Fields, isRecord, own, tryJson } from '../read/values.ts';

type Body = Pick<ApiEndpoint, 'bodyKind'> & { body?: unknown; type?: string };

const rawTypes: Record<string, string> = {
  xml: 'application/xml',
  html: 'text/html',
  javascript: 'application/javascript',
  text: 'text/plain',
};

function readFields(list: unknown, toValue: (field: Fields) => unknown): { name: string; value: unknown }[] {
  return asList(list)
    .filter(isRecord)
    .filter((field) => field.disabled !== true && asText(field.key) !== '')
    .map((field) => ({ name: asText(field.key), value: toValue(field) }));
}

/** As an object where each name stands once, which is easier to edit. */
export function asFields(fields: { name: string; value: unknown }[]): unknown {
  const names = new Set(fields.map(({ name }) => name));
  return names.size === fields.length
    ? Object.fromEntries(fields.map(({ name, value }) => [name, value]))
    : fields;
}

function readRaw(body: Fields, contentType: string): Body {
  const raw = asText(body.raw);
  const language = asText(asRecord(asRecord(body.options).raw).language);
  const isSaidJson = language === 'json' || /[/+]json\b/i.test(contentType);
  if (raw === '') return { bodyKind: 'none' };
  const parsed = tryJson(raw);
  if (isSaidJson || (parsed && language === '' && contentType === '' && /^\s*[[{]/.test(raw))) {
    // Variables outside quotes are no JSON until they are filled in, so such text stays text.
    return { bodyKind: 'json', body: parsed ? parsed.value : raw };
  }
  return { bodyKind: 'text', body: raw, type: own(rawTypes, language) ?? 'text/plain' };
}

export function readBody(given: unknown, contentType: string, name: string, notes: Notes): Body {
  if (!isRecord(given) || given.disabled === true) return { bodyKind: 'none' };
  const mode = asText(given.mode);
  switch (mode) {
    case '':
      return { bodyKind: 'none' };
    case 'raw':
      return readRaw(given, contentType);
    case 'urlencoded':
      return {
        bodyKind: 'form',
        body: asFields(readFields(given.urlencoded, (field) => asText(field.value))),
      };
    case 'formdata': {
      const toValue = (field: Fields) => {
        if (field.type !== 'file') return asText(field.value);
        notes.add(
          `"${name}" sends a file as "${asText(field.key)}", which is not part of the collection. Choose it before you run the test.`,
        );
        return {
          base64: '',
          name:
            asText(asList(field.src)[0] ?? field.src)
              .split(/[/\\]/)
              .at(-1) || 'file',
          type: 'application/octet-stream',
        };
      };
      return { bodyKind: 'multipart', body: asFields(readFields(given.formdata, toValue)) };
    }
    case 'graphql': {
      const { query, variables, operationName } = asRecord(given.graphql);
      const parsed = typeof variables === 'string' ? tryJson(variables)?.value : variables;
      const body = {
        query: asText(query),
        ...(isRecord(parsed) ? { variables: parsed } : asText(variables).trim() !== '' && { variables }),
        ...(asText(operationName) !== '' && { operationName }),
      };
      return { bodyKind: 'graphql', body };
    }
    case 'file':
      notes.add(
        `"${name}" sends a file, which is not part of the collection. Choose it before you run the test.`,
      );
      return {
        bodyKind: 'file',
        body: { base64: '', name: 'file', type: contentType || 'application/octet-stream' },
      };
    default:
      notes.add(`The body of "${name}" is of the kind "${mode}", which cannot be sent here.`);
      return { bodyKind: 'none' };
  }
}
