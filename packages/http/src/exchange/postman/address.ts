import { encodeKept, variableName } from '../openapi/parameters.ts';
import type { Reading } from '../read/types.ts';
import { asList, asText, isRecord } from '../read/values.ts';

function joined(parts: unknown, separator: string): string {
  return Array.isArray(parts)
    ? parts.map((part) => asText(isRecord(part) ? part.value : part)).join(separator)
    : asText(parts);
}

/** The address without its query, put together from its parts where there is no whole one. */
function placeOf(url: Record<string, unknown>): string {
  const raw = asText(url.raw).split(/[?#]/, 1)[0] ?? '';
  if (raw !== '') return raw;
  const protocol = asText(url.protocol);
  const host = joined(url.host, '.');
  const port = asText(url.port);
  const path = joined(url.path, '/').replace(/^\//, '');
  return `${protocol === '' ? '' : `${protocol}://`}${host}${port === '' ? '' : `:${port}`}${path === '' ? '' : `/${path}`}`;
}

function queryOf(url: Record<string, unknown>): string {
  if (!Array.isArray(url.query)) return /\?([^#]*)/.exec(asText(url.raw))?.[1] ?? '';
  return url.query
    .filter(isRecord)
    .filter((pair) => pair.disabled !== true)
    .map((pair) => {
      const name = encodeEncoded(asText(pair.key));
      return pair.value === null || pair.value === undefined
        ? name
        : `${name}=${encodeEncoded(asText(pair.value))}`;
    })
    .join('&');
}

/** Collections hold what was typed: mostly plain, sometimes escaped already. */
function encodeEncoded(text: string): string {
  return /%[0-9a-f]{2}/i.test(text) ? text : encodeKept(text);
}

/** The address of a request, with `:name` in its path filled in. */
export function readAddress(given: unknown, reading: Reading): string {
  const url = isRecord(given) ? given : { raw: asText(given) };
  const values = new Map(
    asList(url.variable)
      .filter(isRecord)
      .map((one) => [asText(one.key ?? one.id), asText(one.value)]),
  );
  const place = placeOf(url).replace(/\/:([A-Za-z_][\w-]*)/g, (_whole, name: string) => {
    const value = values.get(name) ?? '';
    if (value !== '') return `/${encodeEncoded(value)}`;
    const variable = variableName(name);
    reading.variables[variable] ??= '';
    reading.notes.add(
      `The path variable ":${name}" has no value. Give {{${variable}}} one under the variables.`,
    );
    return `/{{${variable}}}`;
  });
  const query = queryOf(url);
  const address = query === '' ? place : `${place}?${query}`;
  return /^(?:[a-z][a-z0-9+.-]*:\/\/|\{\{|\/|$)/i.test(address) ? address : `http://${address}`;
}
