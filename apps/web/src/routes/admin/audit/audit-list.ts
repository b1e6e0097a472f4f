import type { Answer } from '@assay/contract';
import { auditActions, auditTargets } from '@assay/contract/choices';
import { request } from '../../../lib/client.ts';
import { asRecord } from '../common/read-list.ts';
import type { ListSource } from '../common/use-admin-list.ts';

export type AuditEntry = Answer<'GET /api/admin/audit'>['data'][number];
const filters = { action: auditActions } as const;
export type AuditFilters = typeof filters;

/** Reads one entry of the log. */
export function readEntry(row: unknown): AuditEntry | null {
  const record = asRecord(row) ?? {};
  const { id, at } = record;
  const action = auditActions.find((known) => known === record.action);
  const target_kind = auditTargets.find((known) => known === record.target_kind);
  if (typeof id !== 'string' || typeof at !== 'string' || !action || !target_kind) return null;
  const text = (name: string) => (typeof record[name] === 'string' ? record[name] : '');
  return {
    id,
    at,
    action,
    target_kind,
    actor_id: text('actor_id'),
    actor_email: text('actor_email'),
    target_id: text('target_id'),
    target_label: text('target_label'),
    before: readValues(record.before),
    after: readValues(record.after),
  };
}

function readValues(value: unknown): Record<string, string> {
  const entries = Object.entries(asRecord(value) ?? {});
  return Object.fromEntries(entries.map(([name, part]) => [name, String(part)]));
}

export const auditSource: ListSource<AuditEntry, AuditFilters, 'at'> = {
  name: 'audit',
  kind: { prefix: 'audit_', filters, sorts: { at: 'desc' }, firstSort: 'at' },
  fetch: ({ search, filters: { action }, page, size }, signal) =>
    request('GET /api/admin/audit', {
      query: { search: search || undefined, action, page, page_size: size },
      signal,
    }),
  readRow: readEntry,
  rules: {
    textsOf: ({ actor_id, actor_email, target_id, target_label }) => [
      actor_id,
      actor_email,
      target_id,
      target_label,
    ],
    compare: { at: (one, other) => Date.parse(one.at) - Date.parse(other.at) },
  },
};
