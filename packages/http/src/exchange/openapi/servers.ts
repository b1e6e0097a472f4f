import type { Notes } from '../read/types.ts';
import { asList, asRecord, asText, isRecord } from '../read/values.ts';

/** The address of the first server, its variables at their defaults; undefined without one. */
export function readServer(servers: unknown): string | undefined {
  const server = asList(servers).find(isRecord);
  if (!server) return undefined;
  const variables = asRecord(server.variables);
  return asText(server.url).replace(/\{([^{}]+)\}/g, (_whole, name: string) => {
    const { default: value, enum: values } = asRecord(variables[name]);
    return asText(value ?? asList(values)[0]) || `{{${name}}}`;
  });
}

export interface Base {
  baseUrl: string | null;
  /** In front of every path, where the server is only told as a path. */
  prefix: string;
}

export function readBase(servers: unknown, notes: Notes): Base {
  const url = (readServer(servers) ?? '').replace(/\/+$/, '');
  const others = asList(servers)
    .filter(isRecord)
    .slice(1, 6)
    .map((server) => asText(server.url));
  if (others.length > 0)
    notes.add(`Of several servers the first is used. The others are: ${others.join(', ')}.`);
  if (/^(?:[a-z][a-z0-9+.-]*:\/\/|\{\{)/i.test(url)) return { baseUrl: url, prefix: '' };
  if (/^\/\//.test(url)) return { baseUrl: `https:${url}`, prefix: '' };
  notes.add('The document does not say on which host the API is. Enter the base URL.');
  return { baseUrl: null, prefix: url === '' || url.startsWith('/') ? url : `/${url}` };
}
