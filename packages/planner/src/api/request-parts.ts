import type { ApiEndpoint } from '@assay/contract';
import { toPath } from './claim-parts.ts';
import { type Kept, mark, readValue, textOf } from './texts.ts';

type Draft = Pick<ApiEndpoint, 'path' | 'headers' | 'bodyKind' | 'captures' | 'followRedirects'> & {
  body?: unknown;
  auth?: NonNullable<ApiEndpoint['auth']>;
};
type Change = (
  draft: Draft,
  parts: (string | undefined)[],
  kept: readonly Kept[],
  notes: string[],
) => boolean;

const word = `(${mark}|[^\\s,]+)`;

/** A body is sent as it was written: numbers, spaces and the order of its fields may be what is tested. */
function setBody(draft: Draft, found: string, kept: readonly Kept[], notes: string[]): boolean {
  const text = textOf(found, kept);
  const isJson = kept[Number(found.slice(1, -1))]?.isJson === true;
  draft.bodyKind = isJson || /^\s*[[{]/.test(text) ? 'json' : 'text';
  draft.body = text;
  if (draft.bodyKind === 'json' && !isReadable(text)) {
    notes.push(`The body ${text.slice(0, 100)} is not valid JSON. Fix it before you run the test.`);
  }
  return true;
}

function isReadable(json: string): boolean {
  try {
    JSON.parse(json);
    return true;
  } catch {
    return false;
  }
}

/** Fields of a form; a name that comes twice is sent twice. */
function readFormFields(text: string): unknown {
  const fields = [...new URLSearchParams(text)];
  const isTwice = new Set(fields.map(([name]) => name)).size < fields.length;
  return isTwice ? fields.map(([name, value]) => ({ name, value })) : Object.fromEntries(fields);
}

function addQuery(draft: Draft, query: string): boolean {
  draft.path += `${draft.path.includes('?') ? '&' : '?'}${query}`;
  return true;
}

/** What is said of a request, before what is said of its answer. */
const forms: [RegExp, Change][] = (
  [
    [
      `(?:with|using|sending|carrying|and)?\\s*(?:an? |the )?form(?: (?:data|fields?|body))? (${mark}|\\S+=\\S+)`,
      (draft, [found = ''], kept) => {
        const content = readValue(found, kept);
        draft.bodyKind = 'form';
        draft.body = typeof content === 'object' ? content : readFormFields(textOf(found, kept));
        return true;
      },
    ],
    [
      `(?:with|using|sending|carrying|and)?\\s*(?:an? |the )?multipart(?: form)?(?: (?:data|fields?|body))? (${mark})`,
      (draft, [found = ''], kept) => {
        const content = readValue(found, kept);
        if (typeof content !== 'object') return false;
        draft.bodyKind = 'multipart';
        draft.body = content;
        return true;
      },
    ],
    [
      `(?:with|using|sending|carrying|and)?\\s*(?:an? |the )?graphql(?: query| mutation)?:? (${mark})(?: (?:and|with)(?: the)? variables (${mark}))?`,
      (draft, [query = '', variables], kept) => {
        draft.bodyKind = 'graphql';
        draft.body = {
          query: textOf(query, kept),
          ...(variables && { variables: readValue(variables, kept) }),
        };
        return true;
      },
    ],
    [
      `(?:with|using|and)\\s+(?:an? |the )?api[ -]?key ${word}(?: in the (header|query)(?: parameter)? ([A-Za-z][\\w-]*))?`,
      (draft, [key = '', place = 'header', name = 'X-API-Key'], kept) => {
        const isIn = place.toLowerCase() === 'query' ? 'query' : 'header';
        draft.auth = { type: 'apiKey', name, value: textOf(key, kept), in: isIn };
        return true;
      },
    ],
    [
      `(?:with|using|sending|carrying|and)?\\s*(?:an? |the )?(?:json )?(?:body|payload|data|json)(?: of| is|:| =)? (${mark})`,
      (draft, [found = ''], kept, notes) => setBody(draft, found, kept, notes),
    ],
    [
      `(?:with|using|sending|carrying)(?: the| a)? (${mark})`,
      (draft, [found = ''], kept, notes) =>
        kept[Number(found.slice(1, -1))]?.isJson === true && setBody(draft, found, kept, notes),
    ],
    [
      `(?:with|using|and)\\s+(?:an? |the )?(?:request )?headers? ([A-Za-z][A-Za-z0-9-]*)(?: ?[:=] ?| is | set to | of | )(?!contain|includ|that|which)${word}`,
      (draft, [name = '', value = ''], kept) => {
        draft.headers = { ...draft.headers, [name]: textOf(value, kept) };
        return true;
      },
    ],
    [
      `(?:(?:with|using)\\s+(?:an? |the )?|and the )(?:bearer |access )?token ${word}`,
      (draft, [token = ''], kept) => {
        draft.auth = { type: 'bearer', token: textOf(token, kept) };
        return true;
      },
    ],
    [
      `(?:as|with (?:the )?(?:user|username|basic auth(?:entication)?)) ([^\\s:,]+):${word}`,
      (draft, [username = '', password = ''], kept) => {
        draft.auth = { type: 'basic', username, password: textOf(password, kept) };
        return true;
      },
    ],
    [
      `as (?:the )?(?:user )?${word} (?:with|and)(?: the)? password ${word}`,
      (draft, [username = '', password = ''], kept) => {
        draft.auth = { type: 'basic', username: textOf(username, kept), password: textOf(password, kept) };
        return true;
      },
    ],
    [
      '(?:with|and)\\s+(?:the )?(?:query|query parameters?|parameters?) ([^\\s,=]+=[^\\s,]+)',
      (draft, [query = '']) => addQuery(draft, query),
    ],
    [
      '(?:without following|and does not follow|not following) redirects',
      (draft) => {
        draft.followRedirects = false;
        return true;
      },
    ],
  ] satisfies [string, Change][]
).map(([source, change]) => [new RegExp(`^(?:${source})`, 'i'), change]);

const capture = new RegExp(
  `^(?:and )?(?:remember|save|store|keep|capture) (?:the )?(?:field |value of )?(\\$\\S+|[A-Za-z_][\\w.[\\]-]*?) (?:as|in|into) (?:the variable )?(${mark}|\\{\\{[^{}]+\\}\\}|[A-Za-z_][\\w.-]*)`,
  'i',
);

/** Reads one thing that is said of the request; gives how much of the text it is. */
export function readRequestPart(text: string, draft: Draft, kept: readonly Kept[], notes: string[]): number {
  for (const [pattern, change] of forms) {
    const match = pattern.exec(text);
    if (match && change(draft, match.slice(1), kept, notes)) return match[0].length;
  }
  return 0;
}

const otherCapture = new RegExp(
  `^(?:and )?(?:remember|save|store|keep|capture) the (?:(status)(?: code)?|(header|cookie) ([\\w-]+)) (?:as|in|into) (?:the variable )?(${mark}|\\{\\{[^{}]+\\}\\}|[A-Za-z_][\\w.-]*)`,
  'i',
);

function toName(variable: string, kept: readonly Kept[]): string {
  return textOf(variable, kept).replace(/^\{\{\s*|\s*\}\}$/g, '');
}

function readOtherCapture(text: string, draft: Draft, kept: readonly Kept[]): number {
  const [whole, status, place, expression = '', variable = ''] = otherCapture.exec(text) ?? [];
  if (whole === undefined) return 0;
  const from = status ? 'status' : place?.toLowerCase() === 'cookie' ? 'cookie' : 'header';
  draft.captures.push({ name: toName(variable, kept), from, expression });
  return whole.length;
}

/** "Remember id as userId": later requests use it. */
export function readCapture(text: string, draft: Draft, kept: readonly Kept[]): number {
  const other = readOtherCapture(text, draft, kept);
  if (other > 0) return other;
  const [whole, path = '', variable = ''] = capture.exec(text) ?? [];
  if (whole === undefined) return 0;
  draft.captures.push({ name: toName(variable, kept), from: 'jsonpath', expression: toPath(path) });
  return whole.length;
}
