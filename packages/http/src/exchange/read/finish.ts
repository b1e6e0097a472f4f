import { type ApiEndpoint, apiEndpoint } from '@assay/contract';
import { apiChangeOf, endpointMethods } from '@assay/contract/choices';
import { chainIds, type Linked } from './chain-ids.ts';
import { below, findBase } from './split-address.ts';
import type { Draft, Imported, Reading } from './types.ts';
import { oneLine } from './values.ts';

export const mostEndpoints = 200;
const mostVariables = 200;

function isKnownMethod(method: string): method is ApiEndpoint['method'] {
  return (endpointMethods as readonly string[]).includes(method);
}

function finishDraft(draft: Draft, baseUrl: string | null, reading: Reading): ApiEndpoint | undefined {
  const { address, name, template: _, answer: __, ...rest } = draft;
  const method = draft.method.toUpperCase();
  const path = below(baseUrl, address);
  const called = oneLine(name, 200) || oneLine(`${method} ${path}`, 200);
  if (!isKnownMethod(method)) {
    reading.notes.add(`"${called}" was left out, since ${method} requests cannot be tested here.`);
    return undefined;
  }
  const read = apiEndpoint.safeParse({ ...rest, method, name: called, path });
  if (read.success) return apiChangeOf(read.data) ? { ...read.data, asksFirst: true } : read.data;
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
  const linked: Linked[] = [];
  let left = reading.unread ?? 0;
  for (const draft of drafts) {
    if (linked.length >= mostEndpoints) left += 1;
    else {
      const endpoint = finishDraft(draft, baseUrl, reading);
      const template = draft.template === undefined ? undefined : below(baseUrl, draft.template);
      if (endpoint) linked.push({ endpoint, template, answer: draft.answer });
    }
  }
  if (left > 0) {
    notes.add(`Only the first ${mostEndpoints} endpoints were taken over; ${left} more were left out.`);
  }
  // The operations of a description stand in no order; commands, collections and recordings do.
  const chained = chainIds(linked, format !== 'openapi', reading.variables, notes);
  const variables = Object.entries(reading.variables)
    .filter(([name]) => name.length <= 100)
    .slice(0, mostVariables)
    .map(([name, value]) => [name, value.slice(0, 10_000)]);
  return {
    format,
    name: oneLine(reading.name, 200) || 'Imported API',
    baseUrl: baseUrl === null ? null : oneLine(baseUrl, 2000) || null,
    endpoints: chained.map(({ endpoint }) => endpoint),
    variables: Object.fromEntries(variables),
    notes: notes.list(),
  };
}
