import type { ApiEndpoint } from '@assay/contract';
import { apiChangeOf } from '@assay/contract/choices';
import { showNotice } from '../../../shell/notifications.ts';

type Call = Pick<ApiEndpoint, 'name' | 'method' | 'path' | 'bodyKind' | 'body' | 'enabled' | 'asksFirst'>;

const mostNamed = 8;

/** The calls that have to be confirmed: imported ones that change or delete data and were never run from here. */
export function listUnconfirmed<T extends Call>(endpoints: readonly T[]): T[] {
  return endpoints.filter((one) => one.enabled && one.asksFirst && apiChangeOf(one) !== null);
}

/** “These calls change or delete data at https://a.test: POST /pets, DELETE /pets/{{petId}}.” */
export function describeUnconfirmed(calls: readonly Call[], baseUrl: string): string {
  const named = calls.slice(0, mostNamed).map(({ method, path }) => `${method} ${path}`);
  const more = calls.length > mostNamed ? ` and ${calls.length - mostNamed} more` : '';
  const deletes = calls.some((call) => apiChangeOf(call) === 'deletes');
  const what = calls.length === 1 ? 'This call' : 'These calls';
  const does = deletes ? (calls.length === 1 ? 'deletes' : 'change or delete') : 'change';
  const verb = calls.length === 1 && does === 'change' ? 'changes' : does;
  return `${what} ${verb} data at ${baseUrl.trim()}: ${named.join(', ')}${more}.`;
}

/** Asks before imported calls that change or delete data are sent for the first time. */
export function askFirst(calls: readonly Call[], baseUrl: string, onConfirm: () => void): void {
  if (calls.length === 0) {
    onConfirm();
    return;
  }
  showNotice({
    type: 'warning',
    title:
      calls.length === 1 ? 'Run a call that changes data?' : `Run ${calls.length} calls that change data?`,
    message: describeUnconfirmed(calls, baseUrl),
    confirmText: 'Run',
    cancelText: 'Cancel',
    isDangerous: true,
    onConfirm,
  });
}
