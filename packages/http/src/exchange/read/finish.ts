import { type ApiEndpoint, apiEndpoint } from '@assay/contract';
import { endpointMethods } from '@assay/contract/choices';
import { below, findBase } from './split-address.ts';
import type { Draft, Imported, Reading } from './types.ts';
import { oneLine } from './values.ts';

export const mostEndpoints = 200;
const mostVariables = 200;

function isKnownMethod(method: string): method is ApiEndpoint['method'] {
  return (endpointMethods as readonly string[]).includes(method);
}

function finishDraft(draft: Draft, baseUrl: string | null, reading: Reading): ApiEndpoint | undefined {
  const { address, name, ...rest } = draft;
  const method = draft.method.toUpperCase();
  const path = below(baseUrl, address);
  const called = oneLine(name, 200) || oneLine(`${method} ${path}`, 200);
  if (!isKnownMethod(method)) {
    reading.notes.add(`"${called}" was left out, since ${method} requests cannot be tested here.`);
    return undefined;
  }
  const read = apiEndpoint.safeParse({ ...rest, method, name: called, path });
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  const where = issue?.path.join('.') ?? '';
  reading.notes.add(`"${called}" was left out: ${where === '' ? '' : `${where}: `}${issue?.message ?? ''}`);
  return undefined;
}

/** Makes whole endpoints of what was read, within the limits of a test. */
export function finish(format: Imported['format'], reading: Reading): Imported {
  const { drafts, notes } = reading;
  const baseUrl =
    reading.baseUrl === undefined ? findBase(drafts.map(({ address }) => address)) : reading.baseUrl;
  const endpoints: ApiEndpoint[] = [];
  let left = reading.unread ?? 0;
  for (const draft of drafts) {
    if (endpoints.length >= mostEndpoints) left += 1;
    else {
      const endpoint = finishDraft(draft, baseUrl, reading);
      if (endpoint) endpoints.push(endpoint);
    }
  }
  if (left > 0) {
    notes.add(`Only the first ${mostEndpoints} endpoints were taken over; ${left} more were left out.`);
  }
  const variables = Object.entries(reading.variables)
    .filter(([name]) => name.length <= 100)
    .slice(0, mostVariables)
    .map(([name, value]) => [name, value.slice(0, 10_000)]);
  return {
    format,
    name: oneLine(reading.name, 200) || 'Imported API',
    baseUrl: baseUrl === null ? null : oneLine(baseUrl, 2000) || null,
    endpoints,
    variables: Object.fromEntries(variables),
    notes: notes.list(),
  };
}
